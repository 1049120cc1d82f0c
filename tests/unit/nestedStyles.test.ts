/** A nested rule stays inside its parent. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const styles = globSync('views/**/*.css', { cwd: root });

/* `:is(&, td)` is the parent or any cell of the site: with a `&` in it a rule is not put below its parent. */
const leaks = /:(?:is|where)\([^)]*&[^)]*,|:(?:is|where)\([^)]*,[^)]*&/;

test('no list of selectors holds the parent and others', () => {
  expect(styles.length).toBeGreaterThan(40);
  const leaking = styles.filter((name) => leaks.test(readFileSync(new URL(name, root), 'utf8')));
  expect(leaking).toEqual([]);
});

test('such a list is found', () => {
  expect(leaks.test('.plans { :is(&, td) { display: block } }')).toBe(true);
  expect(leaks.test('.posts:not(.all) { &:has(> p), &:has(> ul) { color: red } }')).toBe(false);
});
