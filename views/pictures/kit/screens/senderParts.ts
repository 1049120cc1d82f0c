import type { Colour } from '../../palette.ts';

/** A part of the name of a sender, and what it says below it. */
export interface SenderPart {
  readonly text: string;
  /** The line below it. */
  readonly meaning: readonly string[];
  readonly x: number;
  readonly width: number;
  readonly ground: Colour;
  readonly ink: Colour;
  /** Of what it says. */
  readonly tone: Colour;
  readonly line: Colour;
}

/** As the name is read. */
export const senderParts: readonly SenderPart[] = [
  {
    text: 'AX',
    meaning: ['Operator'],
    x: 0,
    width: 84,
    ground: 'surface',
    ink: 'green-ink',
    tone: 'green-ink',
    line: 'green',
  },
  {
    text: 'MYSHOP',
    meaning: ['Your header'],
    x: 102,
    width: 164,
    ground: 'brand-soft',
    ink: 'brand-ink',
    tone: 'brand-ink',
    line: 'brand-lift',
  },
  {
    text: 'S',
    meaning: ['Type'],
    x: 284,
    width: 84,
    ground: 'marigold',
    ink: 'deep',
    tone: 'marigold-ink',
    line: 'marigold',
  },
];
