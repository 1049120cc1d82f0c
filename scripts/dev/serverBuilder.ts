import { writeFileSync } from 'node:fs';
import { context, type Metafile } from 'esbuild';

/**
 * Bundles our part of the server, as an ES module that loads packages from node_modules, and beside it a module that loads
 * those packages alone.
 */
export async function createServerBuilder(
  dist: string,
): Promise<{ readonly rebuild: () => Promise<void> }> {
  writeFileSync(`${dist}package.json`, '{"type":"module"}');
  const bundle = await context({
    entryPoints: { server: 'scripts/dev/serve.ts', standBy: 'scripts/dev/standBy.ts' },
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
    metafile: true,
  });
  return {
    async rebuild() {
      const { metafile } = await bundle.rebuild();
      writeFileSync(`${dist}packages.js`, importsOf(metafile));
    },
  };
}

function importsOf({ outputs }: Metafile): string {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const packages = new Set(imports.filter(({ external }) => external).map(({ path }) => path));
  return [...packages].map((path) => `import '${path}';\n`).join('');
}
