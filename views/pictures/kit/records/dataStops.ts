import type { LineStop } from '../shapes/StopOnLine.tsx';

/** The way of a person's data: the second and third stops answer for it to us. */
export const dataStops = [
  {
    glyph: 'user',
    name: 'Customer',
    lines: ['gives data for', 'one purpose'],
    narrowLines: ['gives data'],
    tone: 'blue',
  },
  {
    glyph: 'store',
    name: 'Retailers',
    lines: ['and distributors', 'you serve'],
    narrowLines: ['you serve'],
    tone: 'marigold',
  },
  {
    glyph: 'code',
    name: 'You',
    lines: ['your staff and', 'hosting company'],
    narrowLines: ['and staff'],
    tone: 'marigold',
  },
  { glyph: 'cloud', name: 'Us', lines: ['our API', 'or panel'], narrowLines: ['our API'] },
  {
    glyph: 'bank',
    name: 'Provider',
    lines: ['such as a bank', 'or operator'],
    narrowLines: ['of service'],
    tone: 'blue',
  },
] as const satisfies readonly LineStop[];
