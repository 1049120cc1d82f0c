import type { LineStop } from '../shapes/StopOnLine.tsx';

/** How what the site says becomes a contract: the last two stops are binding. */
export const contractStops = [
  { glyph: 'globe', name: 'This site', lines: ['invites you', 'to talk'], tone: 'blue' },
  {
    glyph: 'file',
    name: 'In writing',
    lines: ['a proposal, order', 'or agreement'],
  },
  { glyph: 'check', name: 'Both agree', lines: ['the contract', 'begins'], tone: 'green' },
  {
    glyph: 'shield',
    name: 'Contract',
    lines: ['sets scope, price,', 'taxes and dates'],
    tone: 'green',
  },
] as const satisfies readonly LineStop[];
