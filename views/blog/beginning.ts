/** Where the card of a post stops before it is opened. */
const sentences = new Intl.Segmenter('en-IN', { granularity: 'sentence' });

/* Characters that three lines of a card hold. */
const longest = 132;

/**
 * A description in two parts: as many of its first sentences as three lines of a card hold, at least one of them,
 * and the rest.
 */
export function splitDescription(description: string): { beginning: string; rest: string } {
  let end = 0;
  for (const { segment } of sentences.segment(description)) {
    if (end > 0 && end + segment.trimEnd().length > longest) break;
    end += segment.length;
  }
  return { beginning: description.slice(0, end).trimEnd(), rest: description.slice(end) };
}
