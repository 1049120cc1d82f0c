import { Avatar } from '../people/Avatar.tsx';
import type { GlyphName } from '../shapes/Glyph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The types of message in the order of the table, by the last letter of their sender. */
const letters = ['T', 'S', 'P', 'G'] as const;

type Letter = (typeof letters)[number];

/* One message of each type: its sign, the name without its last letter, the text. */
const messages: Readonly<Record<Letter, readonly [GlyphName, string, string]>> = {
  T: ['bank', 'AX-MYBANK-', 'OTP 48XX91 for ₹1,250'],
  S: ['truck', 'AX-MYSHOP-', 'Your order is on its way.'],
  P: ['megaphone', 'AX-MYSHOP-', 'Sale until 22 November'],
  G: ['drop', 'AX-MYCITY-', 'No water on Tuesday'],
};

interface TypedMessageProps {
  readonly letter: Letter;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A message as a phone announces it, with the last letter of its sender on a tile, 344 wide. */
export function TypedMessage({ letter, height, ...place }: TypedMessageProps) {
  const [glyph, name, text] = messages[letter];
  const end = 80 + textWidth(name, 18) + 6;
  const middle = height / 2;
  return (
    <Panel {...place} width={344} height={height}>
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
}

interface TypedMessagesProps extends Place {
  /** From one message to the next. */
  readonly step: number;
  /** How high a message is. */
  readonly height: number;
}

/** One message of each type below each other, 344 wide. */
export const TypedMessages = ({ step, height, ...place }: TypedMessagesProps) => (
  <At {...place}>
    {letters.map((letter, index) => (
      <TypedMessage key={letter} letter={letter} x={0} y={index * step} height={height} />
    ))}
  </At>
);
