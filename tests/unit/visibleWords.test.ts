/** What visitors read, or hear, is in content/. Pictures are drawings and have words of their own. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = globSync(['views/**/*.tsx', 'client/**/*.ts*'], { cwd: root }).filter(
  (file) => !file.startsWith('views/pictures/'),
);
const styles = globSync('views/**/*.css', { cwd: root });

/* Between two tags, on a line of their own, or in an attribute that is read out or shown. */
const wordsInMarkup = [
  />[^<>{}=;()]*[A-Za-z]{2}[^<>{}=;()]*<\//,
  /^\s+[A-Z][a-z’']+(?:,? [\w’'-]+)*[.?!…]?(?: (?:<\w|\{).*)?$/,
  /\b(?:aria-label|alt|title|placeholder|label)=(?:"[^"]*[A-Za-z]{2}|\{[`'][^`']*[A-Za-z]{2})/,
  /\btextContent = ['"`]/,
];
const wordsInStyles = [/\bcontent: '[^']*[A-Za-z]{2}/];

function linesWith(words: readonly RegExp[], names: readonly string[]): readonly string[] {
  return names.flatMap((name) =>
    readFileSync(new URL(name, root), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
      .filter((line) => words.some((pattern) => pattern.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );
}

test('no component and no script of the browser holds words for visitors', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(linesWith(wordsInMarkup, files)).toEqual([]);
});

test('no style sheet does', () => {
  expect(styles.length).toBeGreaterThan(40);
  expect(linesWith(wordsInStyles, styles)).toEqual([]);
});

test.each([
  '<h3>Qualifications</h3>',
  '          Cancel',
  '          Skip to the content',
  '          The careers address is <a href={address}>',
  '<summary aria-label="Menu">',
  'aria-label={`Read all of “…”`}',
  '<Fact term="x">Kolkata West Bengal</Fact>',
  "  button.textContent = 'Copied';",
])('such words are found: %s', (line) => {
  expect(wordsInMarkup.some((pattern) => pattern.test(line))).toBe(true);
});
