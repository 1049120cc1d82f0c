import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import postcss from 'postcss';
import postcssCustomMedia from 'postcss-custom-media';
import * as breakpoints from '#views/styles/breakpoints.ts';

/**
 * Replaces the named media of style sheets, such as `@media (--tablet)`, by the conditions of
 * views/styles/breakpoints.ts (Media Queries Level 5, "Custom Media Queries", which no browser knows yet).
 * @throws if a style sheet names one that does not exist
 */
export const namedMedia: Plugin = {
  name: 'named-media',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const source = definitions + (await readFile(path, 'utf8'));
      const { css } = await postcss([postcssCustomMedia()]).process(source, { from: path });
      const unknown = /@media[^{]*\((--[\w-]+)\)/.exec(css)?.[1];
      if (unknown !== undefined) throw new Error(`No breakpoint is named ${unknown}.`);
      return { contents: css, loader: 'css' };
    });
  },
};

const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const definitions = Object.entries(breakpoints)
  .map(([name, condition]) => `@custom-media --${kebabCase(name)} ${condition};\n`)
  .join('');
