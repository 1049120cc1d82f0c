import type { Tone } from '../../palette.ts';
import type { LineStop } from '../shapes/StopOnLine.tsx';

interface Side {
  readonly name: string;
  /** The same in lines, where there is little room. */
  readonly lines: readonly string[];
  readonly tone: Tone;
  readonly cases: readonly Omit<LineStop, 'tone'>[];
}

/** What terms limit, and what they do not. */
export const liabilitySides = [
  {
    name: 'Limited where the law allows',
    lines: ['Limited where', 'the law allows'],
    tone: 'marigold',
    cases: [
      { glyph: 'file', name: 'Information', lines: ['of a general kind you relied on'] },
      { glyph: 'cloud', name: 'This site', lines: ['while it is unavailable'] },
      { glyph: 'link', name: 'Other sites', lines: ['run by other people'] },
    ],
  },
  {
    name: 'Never limited',
    lines: ['Never limited'],
    tone: 'green',
    cases: [
      { glyph: 'shield', name: 'Fraud', lines: ['and what no party may exclude'] },
      { glyph: 'user', name: 'Death or injury', lines: ['caused by negligence'] },
      { glyph: 'bank', name: 'Your rights', lines: ['as a consumer'] },
    ],
  },
] as const satisfies readonly Side[];
