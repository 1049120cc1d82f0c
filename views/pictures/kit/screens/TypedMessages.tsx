import { Avatar } from '../people/Avatar.tsx';
import type { GlyphName } from '../shapes/Glyph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/* One message of each type, in the order of the table: its sign, the name without its last letter, the letter, the text. */
const messages: readonly (readonly [GlyphName, string, string, string])[] = [
  ['bank', 'AX-MYBANK-', 'T', 'OTP 48XX91 for ₹1,250'],
  ['truck', 'AX-MYSHOP-', 'S', 'Your order is on its way.'],
  ['megaphone', 'AX-MYSHOP-', 'P', 'Sale until 22 November'],
  ['drop', 'AX-MYCITY-', 'G', 'No water on Tuesday'],
];

interface TypedMessagesProps extends Place {
  /** From one message to the next. */
  readonly step: number;
  /** How high a message is. */
  readonly height: number;
  /** Only the message of this letter, where the others are in the words beside it. */
  readonly only?: string;
}

/** Messages as a phone announces them, one of each type, each with the last letter of its sender on a tile, 344 wide. */
export const TypedMessages = ({ step, height, only, ...place }: TypedMessagesProps) => (
  <At {...place}>
    {messages
      .filter(([, , letter]) => !only || letter === only)
      .map(([glyph, name, letter, text], index) => {
        const end = 80 + textWidth(name, 18) + 6;
        const middle = height / 2;
        return (
          <Panel key={letter} x={0} y={index * step} width={344} height={height}>
            <Avatar x={44} y={middle} size={44} glyph={glyph} />
            <Label x={80} y={middle - 6} size={18} weight={700}>
              {name}
            </Label>
            <rect x={end} y={middle - 25} width={26} height={26} rx={6} className="marigold" />
            <Label x={end + 13} y={middle - 6} size={18} weight={800} tone="deep" anchor="middle">
              {letter}
            </Label>
            <Label x={80} y={middle + 20} size={16} tone="muted">
              {text}
            </Label>
          </Panel>
        );
      })}
  </At>
);
