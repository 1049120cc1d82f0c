import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { colours } from '#views/styles/colours.ts';

/**
 * Writes the colours of views/styles/colours.ts into tokens.css as custom properties. Browsers that do not know
 * light-dark() (before spring 2024) get the light values: without them they would have no colours at all, and in a
 * dark scheme black words on a black page.
 */
export const colourTokens: Plugin = {
  name: 'colour-tokens',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]styles[\\/]tokens\.css$/ }, async ({ path }) => {
      const css = await readFile(path, 'utf8');
      return { contents: `${inBothSchemes}\n${css}\n${inLightScheme}`, loader: 'css' };
    });
  },
};

const properties = (pick: (light: string, dark: string) => string): string =>
  Object.entries(colours)
    .map(([name, [light, dark]]) => `--${name}: ${pick(light, dark)};`)
    .join(' ');

const inBothSchemes = `:root { ${properties((light, dark) => `light-dark(${light}, ${dark})`)} }`;

const inLightScheme = `@supports not (color: light-dark(#000, #fff)) {
  :root { color-scheme: light; ${properties((light) => light)} }
}`;
