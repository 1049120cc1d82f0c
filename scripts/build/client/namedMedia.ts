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
      const source = await readFile(path, 'utf8');
      const css = known.get(source) ?? (await replaceNames(source, path));
      known.set(source, css);
      return { contents: css, loader: 'css' };
    });
  },
};

/* When one style sheet has changed, the others are not parsed again. */
const known = new Map<string, string>();

async function replaceNames(source: string, from: string): Promise<string> {
  const { css } = await postcss([postcssCustomMedia()]).process(definitions + source, { from });
  const unknown = /@media[^{]*\((--[\w-]+)\)/.exec(css)?.[1];
  if (unknown !== undefined) throw new Error(`No breakpoint is named ${unknown}.`);
  return css;
}

const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const definitions = Object.entries(breakpoints)
  .map(([name, condition]) => `@custom-media --${kebabCase(name)} ${condition};\n`)
  .join('');
