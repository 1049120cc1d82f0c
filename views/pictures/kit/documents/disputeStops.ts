import { figures } from '#content/figures.ts';
import type { LineStop } from '../shapes/StopOnLine.tsx';

/** Where a question about the terms goes first. */
export const firstStop = {
  glyph: 'mail',
  name: 'Write to us',
  lines: ['email can settle', 'most questions'],
  tone: 'blue',
} as const satisfies LineStop;

/** Where it goes if email does not settle it; the second is open to consumers alone. */
export const waysOn = [
  { glyph: 'bank', name: 'Courts', lines: [`under the law of ${figures.legal.governingLaw}`] },
  {
    glyph: 'user',
    name: 'Consumer complaints',
    lines: ['where consumer law allows'],
    tone: 'green',
  },
] as const satisfies readonly LineStop[];

/** What the line to both says. */
export const otherwise = 'Otherwise';
