import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { Colours } from '#views/styles/legibility.ts';

/**
 * Writes the palette into tokens.css as custom properties. Browsers that do not know
 * light-dark() (before spring 2024) get the light values: without them they would have no colours at all, and in a
 * dark scheme black words on a black page.
 */
export const colourTokens = (colours: Colours): Plugin => ({
  name: 'colour-tokens',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]styles[\\/]tokens\.css$/ }, async ({ path }) => {
      const css = await readFile(path, 'utf8');
      return {
        contents: `${groundsOfPage(colours)}\n${inBothSchemes(colours)}\n${css}\n${inLightScheme(colours)}`,
        loader: 'css',
      };
    });
  },
});

const properties = (
  colours: Partial<Colours>,
  pick: (light: string, dark: string) => string,
): string =>
  Object.entries(colours)
    .map(([name, [light, dark]]) => `--${name}:${pick(light, dark)}`)
    .join(';');

const inBothSchemes = (colours: Colours): string =>
  `:root { ${properties(colours, (light, dark) => (light === dark ? light : `light-dark(${light},${dark})`))} }`;

/*
 * The tinted and the dark ground of a page, and what is drawn on them, follow the page's scheme, although everything on
 * dark ground has the colours of the dark scheme: a registered colour is computed where it is declared.
 */
const groundsOfPage = (colours: Colours): string =>
  Object.entries(colours)
    .filter(([name]) => ['tint', 'deep', 'deep-surface', 'deep-line'].includes(name))
    .map(
      ([name, [light]]) =>
        `@property --${name} { syntax: '<color>'; inherits: true; initial-value: ${light}; }`,
    )
    .join('\n');

const inLightScheme = (colours: Colours): string => `@supports not (color: light-dark(#000, #fff)) {
  :root { color-scheme: light; ${properties(thatChange(colours), (light) => light)} }
}`;

const thatChange = (colours: Colours): Partial<Colours> =>
  Object.fromEntries(Object.entries(colours).filter(([, [light, dark]]) => light !== dark));
