import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Gives the tokens a second time, with their light values, to browsers that do not know light-dark() (before spring
 * 2024). They would otherwise have no colours at all, and in a dark scheme black words on a black page.
 */
export const lightFallback: Plugin = {
  name: 'light-fallback',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]styles[\\/]tokens\.css$/ }, async ({ path }) => {
      const css = await readFile(path, 'utf8');
      return { contents: css + lightScheme(css), loader: 'css' };
    });
  },
};

function lightScheme(css: string): string {
  const light = [...css.matchAll(/(--[\w-]+):\s*light-dark\((#[0-9a-f]+),/g)].map(
    ([, name = '', value = '']) => `${name}:${value};`,
  );
  if (light.length === 0) throw new Error('The tokens have no colours.');
  return `@supports not (color: light-dark(#000, #fff)) { :root { color-scheme: light; ${light.join('')} } }`;
}
