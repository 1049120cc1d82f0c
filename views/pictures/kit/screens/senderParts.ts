import type { Colour, Tone } from '../../palette.ts';
import type { GlyphName } from '../shapes/Glyph.tsx';

/** A part of the name of a sender, and the card that says what it is. */
export interface SenderPart {
  readonly text: string;
  /** Of its chip on the strip: the line comes down from its middle. */
  readonly chip: readonly [left: number, width: number];
  readonly title: string;
  readonly note: string;
  readonly glyph: GlyphName;
  readonly tone: Exclude<Tone, 'neutral' | 'red'>;
  readonly line: Colour;
  readonly card: readonly [left: number, right: number];
}

/** From the top card to the lowest: each is wider, and leaves room for the lines that pass it on the way further down. */
export const senderParts: readonly SenderPart[] = [
  {
    text: 'MYSHOP',
    chip: [98, 168],
    title: 'Your header',
    note: 'Approved on DLT',
    glyph: 'store',
    tone: 'brand',
    line: 'brand-lift',
    card: [68, 286],
  },
  {
    text: 'S',
    chip: [274, 56],
    title: 'Type',
    note: 'S for service',
    glyph: 'bell',
    tone: 'marigold',
    line: 'marigold',
    card: [68, 344],
  },
  {
    text: 'AX',
    chip: [14, 76],
    title: 'Operator',
    note: 'The network that carries it',
    glyph: 'signal',
    tone: 'green',
    line: 'green',
    card: [0, 344],
  },
];
