import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compactStyles } from '#scripts/build/client/compactStyles.ts';

const safari = { safari: (16 << 16) | (4 << 8) };

async function compact(css: string): Promise<{ before: string; after: string; css: string }> {
  const before = join(mkdtempSync(join(tmpdir(), 'styles-')), 'site-ABCD1234.css');
  writeFileSync(before, css);
  const after = await compactStyles(before, safari);
  return { before, after, css: readFileSync(after, 'utf8') };
}

test('rules for the same elements become one', async () => {
  expect((await compact('.a{color:red}.a{top:0}')).css.match(/\.a\b/g)).toHaveLength(1);
});

test('a declaration that overrides part of another stays behind it', async () => {
  const { css } = await compact('.a{margin:0;margin-inline-start:var(--x)}');
  expect(css.indexOf('margin:')).toBeLessThan(css.indexOf('margin-inline-start:'));
});

test('what Safari knows only with its prefix keeps it', async () => {
  expect((await compact('.a{backdrop-filter:blur(4px)}')).css).toContain('-webkit-backdrop-filter');
});

test('colours of both schemes stay as they are', async () => {
  expect((await compact(':root{--ink:light-dark(#111,#eee)}')).css).toContain('light-dark(');
});

test('a new content has a new name, and the old file is gone', async () => {
  const [red, blue] = [await compact('.a{color:red}'), await compact('.a{color:#00f}')];
  expect(red.after.split('/').at(-1)).not.toBe(blue.after.split('/').at(-1));
  expect(existsSync(red.before)).toBe(false);
});
