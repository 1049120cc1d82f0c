import type { LineStop } from '../shapes/StopOnLine.tsx';

/** The way of a person's data: the second and third stops answer for it to us. */
export const dataStops = [
  {
    glyph: 'user',
    name: 'Customer',
    lines: ['gives data for', 'one purpose'],
    tone: 'blue',
  },
  {
    glyph: 'store',
    name: 'Retailers',
    lines: ['and distributors', 'you serve'],
    tone: 'marigold',
  },
  {
    glyph: 'code',
    name: 'You',
    lines: ['your staff and', 'hosting company'],
    tone: 'marigold',
  },
  { glyph: 'cloud', name: 'Us', lines: ['our API', 'or panel'] },
  {
    glyph: 'bank',
    name: 'Provider',
    lines: ['such as a bank', 'or operator'],
    tone: 'blue',
  },
] as const satisfies readonly LineStop[];
