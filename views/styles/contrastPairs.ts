/** Which colours of views/styles/colours.ts stand on which, so that their contrast can be computed in both schemes. */
import type { colours } from './colours.ts';

type Name = keyof typeof colours;
type Pair = readonly [above: Name, ground: Name];

const on = (ground: Name, above: readonly Name[]): Pair[] => above.map((token) => [token, ground]);

/** Words and their grounds: at least 4.5:1 (WCAG 1.4.3). */
export const contrastPairs: readonly Pair[] = [
  ...on('paper', ['ink', 'text', 'muted', 'link', 'red', 'green-ink']),
  ...on('tint', ['ink', 'text', 'muted', 'link', 'red', 'green-ink']),
  ...on('surface', ['ink', 'text', 'muted', 'link', 'red', 'brand-ink', 'green-ink']),
  ...on('surface-2', ['ink', 'text', 'muted', 'link']),
  ...on('field', ['ink', 'text', 'muted']),
  ...on('brand', ['on-brand']),
  ...on('brand-hover', ['on-brand']),
  ...on('brand-soft', ['brand-ink', 'muted']),
  ...on('marigold-soft', ['marigold-ink']),
  ...on('green-soft', ['green-ink']),
  ...on('red-soft', ['red', 'ink']),
  ...on('deep', ['on-deep', 'on-deep-muted', 'on-deep-link']),
  ...on('deep-surface', ['on-deep', 'on-deep-muted', 'on-deep-link']),
  ...on('call', ['on-deep']),
  ...on('call-counter', ['ink', 'text', 'link']),
  ...on('call-software', ['ink', 'text', 'link']),
  ...on('call-messages', ['ink', 'text', 'link']),
  ...on('on-deep', ['deep-ink']),
  ...on('on-deep-hover', ['deep-ink']),
  ...on('code', ['code-text', 'code-muted', 'on-deep-link', 'code-string', 'code-number']),
];

/** Words and their grounds in a deep band, which has the colours of the dark scheme whatever the page has. */
export const deepPairs: readonly Pair[] = [
  ...on('deep', ['ink', 'text', 'muted', 'link', 'red', 'green-ink']),
  ...on('deep-surface', ['ink', 'text', 'muted', 'green-ink']),
  ...on('deep-line', ['ink', 'text']),
];

/** A tint and the grounds that it is to be told from: chips, heads of tables, tiles behind icons. At least 1.15:1. */
export const tintPairs: readonly Pair[] = [
  ...on('surface', ['brand-soft']),
  ...on('deep-surface', ['brand-soft']),
];

/** Outlines of controls, and the focus, with what they stand on: at least 3:1 (WCAG 1.4.11, 2.4.13). */
export const outlinePairs: readonly Pair[] = [
  ...on('paper', ['line-strong', 'focus']),
  ...on('tint', ['line-strong', 'focus']),
  ...on('surface', ['line-strong', 'focus', 'red']),
  ...on('surface-2', ['line-strong', 'red']),
  ...on('field', ['line-strong', 'focus', 'red', 'link']),
  ...on('brand-soft', ['link']),
  ...on('deep', ['on-deep-link', 'on-deep-muted']),
  ...on('deep-surface', ['on-deep-link']),
  ...on('call', ['on-deep-link', 'on-deep-muted']),
  ...on('call-counter', ['focus']),
  ...on('call-software', ['focus']),
  ...on('call-messages', ['focus']),
  ...on('code', ['on-deep-link']),
];
