/** Where the card of a post stops before it is opened. */

/* The number of characters that fit on three lines of a card. */
const longest = 132;

/**
 * Divides a description: as many of its first sentences as fit on three lines of a card, but at least one, and the
 * rest.
 */
export function splitDescription(description: string): { beginning: string; rest: string } {
  let end = 0;
  for (const { segment } of sentencesOf(description)) {
    if (end > 0 && end + segment.trimEnd().length > longest) break;
    end += segment.length;
  }
  return { beginning: description.slice(0, end).trimEnd(), rest: description.slice(end) };
}

/** Divides a text between two sentences, as evenly as possible. */
export function halve(text: string): readonly [string, string] {
  const ends = [...sentencesOf(text)].map(({ index, segment }) => index + segment.length);
  const offCentre = (end: number) => Math.abs(end - text.length / 2);
  const end = ends.reduce((best, each) => (offCentre(each) < offCentre(best) ? each : best), 0);
  return [text.slice(0, end).trimEnd(), text.slice(end)];
}

/* Made when it is needed, because loading the rules of a language slows down each start of the server. */
const sentencesOf = (text: string): Intl.Segments =>
  new Intl.Segmenter('en-IN', { granularity: 'sentence' }).segment(text);
