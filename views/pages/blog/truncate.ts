/**
 * The beginning of a text: whole words, with an ellipsis where something was left out.
 * @param most characters, the ellipsis included
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end === -1 ? most - 1 : end).replace(/[\s,;:.\u2013\u2014]+$/, '')}…`;
}

/**
 * The beginning of a text: as many whole sentences as fit. If not even the first one fits, it is truncated.
 * @param most characters
 */
export function wholeSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf('. ', most - 1);
  return end === -1 ? truncate(text, most) : text.slice(0, end + 1);
}
