import type { Colour, Tone } from '../../palette.ts';
import type { GlyphName } from '../shapes/Glyph.tsx';

/** A part of the name of a sender, and the card that says what it is. */
export interface SenderPart {
  readonly text: string;
  /** Of its chip on the strip: the line comes down below its middle. */
  readonly chip: readonly [left: number, width: number];
  readonly title: string;
  readonly note: string;
  readonly glyph: GlyphName;
  readonly tone: Exclude<Tone, 'neutral' | 'red'>;
  readonly line: Colour;
}

/** As the name is read, which is also the order of the cards. */
export const senderParts: readonly SenderPart[] = [
  {
    text: 'AX',
    chip: [14, 68],
    title: 'Operator',
    note: 'The network that carries it',
    glyph: 'signal',
    tone: 'green',
    line: 'green',
  },
  {
    text: 'MYSHOP',
    chip: [96, 166],
    title: 'Your header',
    note: 'Approved on DLT',
    glyph: 'store',
    tone: 'brand',
    line: 'brand-lift',
  },
  {
    text: 'S',
    chip: [276, 54],
    title: 'Type',
    note: 'S for service',
    glyph: 'bell',
    tone: 'marigold',
    line: 'marigold',
  },
];
