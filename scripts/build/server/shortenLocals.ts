import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Plugin, transform } from 'esbuild';

/**
 * Shortens the names of local variables in packages, which are half of what they weigh. Functions of a module keep their
 * names, and so does all our own code: stack traces show them.
 */
export const shortenLocals: Plugin = {
  name: 'shorten-locals',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path), {
        sourcefile: pathToFileURL(path).href,
        sourcemap: 'inline',
        sourcesContent: false,
        minifyIdentifiers: true,
        platform: 'node',
        target: 'node24',
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      return { contents: code, loader: 'js' };
    });
  },
};
