import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compactStyles } from '#scripts/build/client/compactStyles.ts';
import { shortNames } from '#scripts/build/client/shortNames.ts';

const safari = { safari: (16 << 16) | (4 << 8) };

async function compact(css: string, forPaper = '') {
  const directory = mkdtempSync(join(tmpdir(), 'styles-'));
  const [before, paper] = [join(directory, 'site-ABCD1234.css'), join(directory, 'print-EFGH.css')];
  writeFileSync(before, css);
  writeFileSync(paper, forPaper);
  const [after, afterPaper] = await compactStyles([before, paper], safari);
  const read = (file: string) => readFileSync(file, 'utf8');
  return { before, after, css: read(after), paper: read(afterPaper) };
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

test('the sheet for paper finds the custom properties of the other', async () => {
  const { css, paper } = await compact(':root{--space:4px}', '.a{margin:var(--space)}');
  const name = /--[a-z]+/.exec(css)?.[0];
  expect(name).not.toBe('--space');
  expect(paper).toContain(`var(${name})`);
});

test('the most used custom properties have one letter, and class names keep theirs', () => {
  const css = `.a--wide{${'top:var(--much);'.repeat(3)}--much:0;--rare:1}`;
  expect(shortNames(css)(css)).toBe(`.a--wide{${'top:var(--a);'.repeat(3)}--a:0;--b:1}`);
});

test('more custom properties than names are refused', () => {
  const css = Array.from({ length: 1000 }, (_, index) => `--x${index}:0`).join(';');
  expect(() => shortNames(css)).toThrow('too many');
});

test('a new content has a new name, and the old file is gone', async () => {
  const [red, blue] = [await compact('.a{color:red}'), await compact('.a{color:#00f}')];
  expect(red.after.split('/').at(-1)).not.toBe(blue.after.split('/').at(-1));
  expect(existsSync(red.before)).toBe(false);
});
