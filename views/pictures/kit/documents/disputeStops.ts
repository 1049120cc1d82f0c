import { figures } from '#content/figures.ts';
import type { LineStop } from '../shapes/StopOnLine.tsx';

/** Where a dispute about the terms goes; the last is open to consumers alone. */
export const disputeStops: readonly LineStop[] = [
  {
    glyph: 'mail',
    name: 'Write to us',
    lines: ['email can settle', 'most questions'],
    tone: 'blue',
  },
  {
    glyph: 'bank',
    name: 'Courts',
    lines: ['under the law', `of ${figures.legal.governingLaw}`],
  },
  {
    glyph: 'users',
    name: 'Consumers',
    lines: ['may complain', 'as law allows'],
    tone: 'green',
  },
];
