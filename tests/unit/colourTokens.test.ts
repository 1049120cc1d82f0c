import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { colourTokens } from '#scripts/build/client/colourTokens.ts';
import { colours } from '#views/styles/colours.ts';

let values = '';
let fallback = '';
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../views/styles/tokens.css', import.meta.url))],
    bundle: true,
    write: false,
    plugins: [colourTokens(colours)],
  });
  [values = '', fallback = ''] = outputFiles[0]?.text.split('@supports not') ?? [];
});

const declarations = (css: string): string[] => css.replaceAll(/\s/g, '').split(/[;{}]/);

test.each(Object.entries(colours))('--%s follows the scheme', (name, [light, dark]) => {
  const value = light === dark ? light : `light-dark(${light},${dark})`;
  expect(declarations(values)).toContain(`--${name}:${value}`);
});

test.each(Object.entries(colours))(
  '--%s has its light value in a browser without light-dark()',
  (name, [light, dark]) => {
    expect(declarations(light === dark ? values : fallback)).toContain(`--${name}:${light}`);
    expect(declarations(fallback)).toContain('color-scheme:light');
  },
);

test.each(['tint', 'deep', 'deep-surface', 'deep-line'])(
  '--%s is a colour of the page, not of the dark ground that it is on',
  (name) => {
    expect(values.replaceAll('"', "'")).toMatch(
      new RegExp(`@property --${name} \\{\\s*syntax: '<color>'`),
    );
  },
);
