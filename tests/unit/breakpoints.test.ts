import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { namedMedia } from '#scripts/build/client/namedMedia.ts';
import * as breakpoints from '#views/styles/breakpoints.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles one style sheet, given by its text. */
async function bundled(css: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'breakpoints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'sheet.css'), css);
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'sheet.css')],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [namedMedia],
  });
  return outputFiles[0]?.text ?? '';
}

test('a named breakpoint becomes its condition, alone and with others', async () => {
  expect(await bundled('@media (--tablet) { p { color: red } }')).toContain(
    `@media ${breakpoints.tablet}`,
  );
  expect(
    await bundled('@media print, (--landscape) and (not (--side-by-side)) { p { color: red } }'),
  ).toContain(`print, ${breakpoints.landscape} and (not ${breakpoints.sideBySide})`);
});

test('a name that does not exist fails the build', async () => {
  await expect(bundled('@media (--tabelt) { p { color: red } }')).rejects.toThrow(
    'No breakpoint is named --tabelt.',
  );
});

test('no style sheet asks for a width of the screen in figures', () => {
  const sheets = globSync('views/**/*.css', { cwd: root });
  const inFigures = sheets.filter((sheet) =>
    /@media[^{]*width[^{]*\d/.test(readFileSync(join(root, sheet), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(40);
  expect(inFigures).toEqual([]);
});

test('the header changes above 1024 px, as its script does', () => {
  expect(breakpoints.desktop).toBe('(width > 64rem)');
});
