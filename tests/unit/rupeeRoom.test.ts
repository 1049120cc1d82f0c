/** The rupee sign as pages load it is wider than its source, so that it is clear of the figure behind it. */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { expect, onTestFinished, test } from 'vitest';
import { buildFonts } from '#scripts/build/fonts/buildFonts.ts';
import { giveRoom, rupeeRoom } from '#scripts/build/pictures/rupeeRoom.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2',
);

const widthOfRupee = async (file: string) => {
  const font = fontkit.create(await readFile(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection`);
  return font.layout('₹').advanceWidth;
};

test('the built face has the room that the pictures have', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'assets'));
  await buildFonts(`${dist}/`);
  const files = await readdir(join(dist, 'assets'));
  const face = files.find((file) => file.includes('rupee')) ?? '';
  expect(await widthOfRupee(join(dist, 'assets', face))).toBe(
    (await widthOfRupee(source)) + rupeeRoom,
  );
});

test('a file without widths is rejected', () => {
  expect(() => giveRoom(Buffer.alloc(12))).toThrow('The font has no table "hmtx".');
});
