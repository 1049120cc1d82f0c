import type { LineStop } from '../shapes/StopOnLine.tsx';

/** Where an email arrives. */
export const arrivals = [
  {
    glyph: 'mail',
    name: 'Your email',
    lines: ['once you', 'send it'],
    tone: 'blue',
  },
  {
    glyph: 'inbox',
    name: 'Our mailbox',
    lines: ['with a provider, on', 'our instructions'],
  },
] as const satisfies readonly LineStop[];

/** Who may see it there: our employees, and others only in the case that is named. */
export const readers = [
  { glyph: 'users', name: 'Our employees', lines: ['whose work requires it'], tone: 'green' },
  {
    glyph: 'receipt',
    name: 'Lawyers, auditors, accountants',
    lines: ['only where a matter needs them'],
    tone: 'marigold',
  },
  {
    glyph: 'bank',
    name: 'A court or public authority',
    lines: ['only where the law requires it'],
    tone: 'marigold',
  },
] as const satisfies readonly LineStop[];
