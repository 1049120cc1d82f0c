import { build, type Metafile } from 'esbuild';
import { leaveOutUnreachable } from './leaveOutUnreachable.ts';
import { shortenLocals } from './shortenLocals.ts';

/** What `node dist/server.js` loads, and what that runs. */
const entries = { server: 'server/entry.ts', main: 'server/main.ts' };

/**
 * Bundles the server with all that it depends on, so that `node dist/server.js` needs no node_modules.
 * CommonJS, because an ES module that imports node:http makes Node load all that it can lazily export,
 * its whole fetch among it: 30 ms and 5 MB at each start.
 * @returns what the bundle is made of
 */
export async function buildServer(
  dist: string,
  entryPoints: Readonly<Record<string, string>> = entries,
): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: { ...entryPoints },
    outdir: dist,
    bundle: true,
    /* Our own names are kept: stack traces show them. */
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    /* The ES modules of packages leave out what is not used. */
    mainFields: ['module', 'main'],
    format: 'cjs',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
    legalComments: 'linked',
    metafile: true,
    plugins: [leaveOutUnreachable(entryPoints === entries), shortenLocals],
    /* For the stack traces of the log; nothing else reads it. */
    sourcemap: 'external',
    sourcesContent: false,
  });
  return metafile;
}
