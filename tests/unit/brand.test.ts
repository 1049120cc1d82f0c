/** The brand of an owner's file: what the configuration refuses, and what the build makes of it. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { type Brand, readBrand } from '#scripts/build/brand/brand.ts';
import { buildIcons } from '#scripts/build/brand/buildIcons.ts';
import { readConfig } from '#server/config/config.ts';
import { colours } from '#views/styles/colours.ts';
import { companyFileWith, example } from '../support/companyFiles.ts';

const directory = `${mkdtempSync(join(tmpdir(), 'brand-'))}/`;
afterAll(() => rmSync(directory, { recursive: true }));

const file = join(directory, 'company.json');
const logo = fileURLToPath(new URL('../../deploy/company.example.svg', import.meta.url));
copyFileSync(logo, join(directory, 'logo.svg'));

function readFrom(brand: object) {
  writeFileSync(file, JSON.stringify({ brand }));
  return readBrand(file);
}

function brandWith(brand: object): Brand {
  const result = readFrom(brand);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.brand;
}

function problemsWith(brand: object): readonly string[] {
  const result = readFrom(brand);
  return result.ok ? [] : result.problems;
}

describe('brand.color', () => {
  test.each([
    ['#777777', 4.47],
    ['#ffd400', 1.43],
  ])('%s is refused at start with the contrast that it has', (color, ratio) => {
    const result = readConfig({ COMPANY_FILE: companyFileWith({ brand: { color } }) });
    expect(result).toEqual({
      ok: false,
      problems: [
        `brand.color is "${color}"; accepted: a colour such as #4534e0 on which white words have a contrast of at least 4.5:1; on this one they have ${ratio}:1`,
      ],
    });
  });

  test.each(['red', '#0b5', '#0b5cadff', 'rgb(0,0,0)', ''])('%j is refused', (color) => {
    expect(problemsWith({ color })).toEqual([
      expect.stringMatching(/^brand\.color is ".*"; accepted: a colour such as #4534e0/),
    ]);
  });

  test('turns the palette and the site’s own mark', () => {
    const brand = brandWith({ color: '#00703C' });
    expect(brand.colours.brand[0]).toBe('#00703c');
    expect(brand.colours.deep).not.toEqual(colours.deep);
    expect(brand.icon).toContain('#00703c');
    expect(brand.icon).not.toContain(colours.brand[0]);
  });
});

test('without a brand, nothing changes', async () => {
  for (const brand of [brandWith({}), readBrand(undefined), readBrand('')]) {
    const { colours: palette, icon } = 'ok' in brand && brand.ok ? brand.brand : brandWith({});
    expect(palette).toBe(colours);
    expect(icon).toBeUndefined();
  }
});

describe('brand.logo', () => {
  test.each([
    ['../logo.svg', /the name of an SVG file/],
    ['/etc/logo.svg', /the name of an SVG file/],
    ['logo.png', /the name of an SVG file/],
    ['.svg', /the name of an SVG file/],
    ['missing.svg', /the name of a file beside the owner’s file/],
    ['large.svg', /an SVG file of at most 32768 bytes/],
    ['words.svg', /an SVG file of paths, without <text>/],
  ])('%s is refused in one line', (name, accepted) => {
    writeFileSync(join(directory, 'large.svg'), ' '.repeat(40_000));
    writeFileSync(join(directory, 'words.svg'), '<svg viewBox="0 0 9 9"><text>Asha</text></svg>');
    const [line, ...others] = problemsWith({ logo: name });
    expect(others).toEqual([]);
    expect(line).toMatch(/^brand\.logo is "/);
    expect(line).toMatch(accepted);
  });

  test('stands in every icon', async () => {
    await buildIcons(brandWith({ logo: 'logo.svg' }), directory);
    const read = (name: string) => readFileSync(join(directory, name));
    expect(read('icon.svg').toString()).toContain('#0b5cad');
    for (const [name, size] of [
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['apple-touch-icon.png', 180],
    ] as const) {
      const { data, info } = await sharp(read(name))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([size, size]);
      const at = (Math.round(size * 0.85) + Math.round(size / 2) * size) * 3;
      expect(data.subarray(at, at + 3).toString('hex')).toBe('0b5cad');
    }
    const icon = read('favicon.ico');
    expect(icon.readUInt16LE(4)).toBe(3);
    const start = icon.readUInt32LE(6 + 12);
    const first = await sharp(icon.subarray(start, start + icon.readUInt32LE(6 + 8))).metadata();
    expect([first.format, first.width]).toEqual(['png', 16]);
  });

  test('that is not square stands in the middle of a square', () => {
    writeFileSync(
      join(directory, 'wide.svg'),
      '<svg viewBox="0 0 64 32"><path d="M0 0h64v32z"/></svg>',
    );
    const { icon } = brandWith({ logo: 'wide.svg' });
    expect(icon).toContain('viewBox="0 0 32 32"><svg x="0" y="8" width="32" height="16"');
  });
});

test('the brand of the example can be built', () => {
  expect(example.brand.logo).toBe('company.example.svg');
  copyFileSync(logo, join(directory, example.brand.logo));
  expect(brandWith(example.brand).logo?.ratio).toBe(1);
});
