import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Manifest } from '../assets/manifest.ts';
import { lightFallback } from './lightFallback.ts';

/* The first versions with container queries, :has() and color-mix(); light-dark(), which is younger, has its fallback. */
const browsers = ['es2022', 'chrome111', 'firefox121', 'safari16.4'];

/**
 * Bundles the browser's script and styles under names that carry the hash of their content.
 * @param head what to put before every script, and before the styles
 */
export async function buildClient(
  dist: string,
  head: { readonly js: string; readonly css: string },
): Promise<Pick<Manifest, 'stylesheet' | 'stylesheetIntegrity' | 'script'>> {
  const { metafile } = await build({
    entryPoints: { client: 'client/main.ts', site: 'views/site.css' },
    outdir: `${dist}assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    banner: head,
    format: 'esm',
    target: browsers,
    plugins: [lightFallback],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  const script = outputOf(metafile, 'client/main.ts');
  dropHelperImport(script, metafile);
  const stylesheet = outputOf(metafile, 'views/site.css');
  return {
    stylesheet: publicPath(stylesheet),
    stylesheetIntegrity: integrityOf(stylesheet),
    script: { file: publicPath(script), integrity: integrityOf(script) },
  };
}

function outputOf(metafile: Metafile, entry: string): string {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry);
  if (found === undefined) throw new Error(`The bundle has no output for ${entry}.`);
  return found[0];
}

/* esbuild makes the entry import the chunk of its own helpers, which only other chunks use (evanw/esbuild#1892).
   It would cost every page a request before its script can run. */
function dropHelperImport(script: string, { outputs }: Metafile): void {
  const isHelper = (path: string) => Object.keys(outputs[path]?.inputs ?? {}).length === 0;
  const helpers = outputs[script]?.imports.filter(({ path }) => isHelper(path)) ?? [];
  const text = helpers.reduce(
    (rest, { path }) => rest.replace(`import"./${basename(path)}";`, ''),
    readFileSync(script, 'utf8'),
  );
  writeFileSync(script, text);
}

const publicPath = (file: string): string => file.slice(file.lastIndexOf('/assets/'));

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
