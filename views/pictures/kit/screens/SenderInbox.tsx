import { type Colour, soft } from '../../palette.ts';
import { Phone } from '../devices/Phone.tsx';
import { Avatar } from '../people/Avatar.tsx';
import type { GlyphName } from '../shapes/Glyph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface Sender {
  readonly name: string;
  readonly type: string;
  /** Of the letter: its ground and its ink, as in the table of the letters. */
  readonly tile: readonly [ground: Colour, ink: Colour];
  readonly text: string;
  readonly glyph: GlyphName;
}

const senders: readonly Sender[] = [
  { name: 'AX-MYBANK-', type: 'T', tile: soft.blue, text: 'OTP for your payment', glyph: 'bank' },
  {
    name: 'AX-MYSHOP-',
    type: 'S',
    tile: ['marigold', 'deep'],
    text: 'Your order is on its way',
    glyph: 'truck',
  },
  {
    name: 'AX-MYSHOP-',
    type: 'P',
    tile: soft.red,
    text: 'Sale from 20 November',
    glyph: 'megaphone',
  },
  { name: 'AX-CITY-', type: 'G', tile: soft.green, text: 'Water supply notice', glyph: 'bell' },
];

/** From one row to the next. */
const pitch = 70;

/** A phone with a message of each of the four types, whose letter stands out at the end of the sender; 328 wide, and the frame cuts it. */
export const SenderInbox = (place: Place) => (
  <Phone {...place} width={328} height={480} screen="surface-2">
    {senders.map((sender, index) => (
      <At key={sender.type} x={20} y={58 + index * pitch}>
        {index > 0 && <path d="M58-1H270" className="stroke-line" strokeWidth={2} />}
        <Row {...sender} />
      </At>
    ))}
  </Phone>
);

function Row({ name, type, tile: [ground, ink], text, glyph }: Sender) {
  const end = 58 + textWidth(name, 18) + 3;
  return (
    <>
      <Avatar x={22} y={34} size={44} glyph={glyph} />
      <Label x={58} y={30} size={18} weight={700}>
        {name}
      </Label>
      <rect x={end} y={12} width={24} height={24} rx={6} className={ground} />
      <Label x={end + 12} y={30} size={17} weight={800} tone={ink} anchor="middle">
        {type}
      </Label>
      <Label x={58} y={55} size={16} tone="muted">
        {text}
      </Label>
    </>
  );
}
