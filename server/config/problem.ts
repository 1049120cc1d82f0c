/* Enough to recognise a value by; a whole text would bury the other lines. */
const mostCharacters = 300;

/**
 * What is wrong with a variable or a key, in one line that a terminal can show.
 * @param accepted completes the sentence
 */
export const problem = (name: string, value: unknown, accepted: string): string =>
  visible(`${plain(name)} is ${shown(value)}; accepted: ${accepted}`);

/** A value in one line: cut off if it is long. */
export function shown(value: unknown): string {
  const text = visible(JSON.stringify(value) ?? 'missing');
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters)}…`;
}

/* An unknown key may be any text. */
const plain = (name: string): string => (/^[\w.$-]{1,100}$/.test(name) ? name : shown(name));

/** Text with what cannot be seen, or would end the line, written out. */
const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
