/* Beside these words a line would end in the middle of a noun: articles, and halves of terms. */
const leading = /\b(an?|the|(?:short|long)(?= code)|mobile(?= ATM)) (?=\S)/gi;

/* Of four words and more the last stands with the one before it, unless the two fill a narrow line. */
const lastOfMany = /^(\S+\s+\S+\s.*\S) (?=\S+$)/;
const roomForTwo = 18;

/**
 * A heading that breaks well: "Papers for / a merchant account", not "Papers for a / merchant account", and
 * no last line of one word.
 */
export function tied(heading: string): string {
  const isShort =
    heading.length - heading.lastIndexOf(' ', heading.lastIndexOf(' ') - 1) <= roomForTwo;
  const whole = isShort ? heading.replace(lastOfMany, '$1\u00a0') : heading;
  return whole.replace(leading, '$1\u00a0');
}
