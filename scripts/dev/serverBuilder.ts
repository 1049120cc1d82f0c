import { writeFileSync } from 'node:fs';
import { type BuildContext, context } from 'esbuild';

/** Bundles our part of the server, as an ES module that loads packages from node_modules; `rebuild()` builds what has changed. */
export async function createServerBuilder(dist: string): Promise<BuildContext> {
  writeFileSync(`${dist}package.json`, '{"type":"module"}');
  return context({
    entryPoints: { server: 'scripts/dev/serve.ts' },
    outdir: dist,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    jsxDev: true,
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
  });
}
