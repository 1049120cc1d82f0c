import { build } from 'esbuild';

/** Bundles the server with all that it depends on, so that `node dist/server.js` needs no node_modules. */
export async function buildServer(dist: string): Promise<void> {
  await build({
    entryPoints: { server: 'server/main.ts' },
    outdir: dist,
    bundle: true,
    minifySyntax: true,
    platform: 'node',
    /* The ES modules of packages leave out what is not used. */
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    /* Packages written for CommonJS ask for Node's own modules by `require`. */
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    legalComments: 'linked',
  });
}
