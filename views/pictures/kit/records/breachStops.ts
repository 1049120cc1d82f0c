import { rules } from '#content/rules.ts';
import type { LineStop } from '../shapes/StopOnLine.tsx';

/** What a data user does after a breach, and how soon: the last is not a duty yet. */
export const breachStops: readonly LineStop[] = [
  { glyph: 'hand', name: 'At once', lines: ['stop it, preserve', 'the evidence'], tone: 'red' },
  {
    glyph: 'handset',
    name: 'On suspicion',
    lines: ['write to us', 'and call us'],
    tone: 'marigold',
  },
  {
    glyph: 'send',
    name: `Within ${rules.incidentReport.text}`,
    lines: ['report a cyber', 'incident to CERT-In'],
  },
  {
    glyph: 'file',
    name: `Within ${rules.breachReport.text}`,
    lines: ['report to the Board,', 'once in force'],
    tone: 'blue',
  },
];
