/** How the files of the browser's script refer to one another although each is a bundle of its own. */
import type { Plugin } from 'esbuild';
import * as React from 'react';
import * as runtime from 'react/jsx-runtime';

/**
 * Leaves the import of some modules to the browser, by the names that they were built under.
 * @param files those names, by how the paths of the modules end
 */
export const fetchedLater = (files: ReadonlyMap<string, string>): Plugin => ({
  name: 'fetched-later',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./, namespace: 'file' }, ({ path }) => {
      const ending = [...files.keys()].find((module) => path.endsWith(module));
      return ending === undefined ? undefined : { path: `./${files.get(ending)}`, external: true };
    });
  },
});

const shared = { react: ['React', React], 'react/jsx-runtime': ['runtime', runtime] } as const;

/**
 * Takes React from the file of the widgets: a second copy would weigh much, and its hooks would not work.
 * @param file the built name of `client/hydrateIsland.tsx`, which exports it
 */
export const sharedReact = (file: () => string): Plugin => ({
  name: 'shared-react',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path }) => ({
      path,
      namespace: 'shared-react',
    }));
    onResolve({ filter: /.*/, namespace: 'shared-react' }, () => ({
      path: `./${file()}`,
      external: true,
    }));
    onLoad({ filter: /.*/, namespace: 'shared-react' }, ({ path }) => {
      const [name, module] = shared[path === 'react' ? 'react' : 'react/jsx-runtime'];
      const names = Object.keys(module).filter((key) => key !== 'default' && !key.includes('.'));
      return {
        contents: `import { ${name} } from 'shared';\nexport const { ${names.join(', ')} } = ${name};`,
      };
    });
  },
});
