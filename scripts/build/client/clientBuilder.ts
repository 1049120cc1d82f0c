import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { context, type Metafile } from 'esbuild';
import type { BuiltCode, Manifest } from '#server/assets/manifest.ts';
import type { Colours } from '#views/styles/legibility.ts';
import { fetchedLater, sharedReact } from './clientPlugins.ts';
import { colourTokens } from './colourTokens.ts';
import { compactStyles } from './compactStyles.ts';
import { namedMedia } from './namedMedia.ts';

/* The first with container queries, :has(), color-mix() and unprefixed masks; light-dark(), which is younger, has its fallback. */
const browsers = ['es2022', 'chrome120', 'firefox121', 'safari16.4'];

/* The same for Lightning CSS: one byte each for the parts of a version. */
const styledBrowsers = { chrome: 120 << 16, firefox: 121 << 16, safari: (16 << 16) | (4 << 8) };

/* Where the loader asks for the code of the widgets. */
const islands = 'client/hydrateIsland.tsx';

/* And for the widgets that few pages have. */
const ownWidgets = readdirSync('client/widgets').map((name) => `client/widgets/${name}`);

/* As the first line of a script it lets Chromium compile all its functions beside the page while they arrive. Otherwise
   each is compiled at its first call, when the page waits for it; of React, that is a task of 100 ms on a slow phone.
   (V8: explicit compile hints) */
const compiledWhileLoading = '//# allFunctionsCalledOnLoad';

/** The browser's script and styles, as the manifest names them. */
export type Client = Pick<Manifest, 'stylesheet' | 'printStylesheet' | 'script'>;

export interface ClientBuilder {
  /** Builds what has changed since the last time. */
  readonly rebuild: () => Promise<Client>;
  readonly dispose: () => Promise<void>;
}

/**
 * Bundles the browser's script and styles under names that carry the hash of their content. What the widgets need is one
 * file of its own: split off by esbuild, it would import the chunk of esbuild's helpers, and so would the loader of
 * every page (evanw/esbuild#1892). Each widget that few pages have is a file of its own, and takes React from the file of
 * the common ones.
 * @param head what to put before every script, and before the styles
 * @param compact whether styles get as small as they can; developers read them better without
 */
export async function createClientBuilder(
  dist: string,
  colours: Colours,
  head: { readonly js: string; readonly css: string },
  { compact }: { readonly compact: boolean },
): Promise<ClientBuilder> {
  const options = {
    outdir: `${dist}assets`,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    banner: head,
    format: 'esm',
    target: browsers,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  } as const;
  const built = new Map<string, string>();
  const widgets = await context({
    ...options,
    banner: { ...head, js: `${compiledWhileLoading}\n${head.js}` },
    entryPoints: { hydrateIsland: islands },
  });
  const own = await context({
    ...options,
    entryPoints: ownWidgets,
    outbase: 'client/widgets',
    plugins: [sharedReact(() => built.get(moduleOf(islands)) ?? '')],
  });
  const pages = await context({
    ...options,
    entryPoints: { client: 'client/main.ts', site: 'views/site.css', print: 'views/print.css' },
    plugins: [colourTokens(colours), namedMedia, fetchedLater(built)],
  });
  return {
    async rebuild() {
      const note = (entry: string, metafile: Metafile) =>
        built.set(moduleOf(entry), basename(outputOf(metafile, entry)));
      note(islands, (await widgets.rebuild()).metafile);
      const { metafile: madeOwn } = await own.rebuild();
      for (const widget of ownWidgets) note(widget, madeOwn);
      const { metafile } = await pages.rebuild();
      const sheets = [
        outputOf(metafile, 'views/site.css'),
        outputOf(metafile, 'views/print.css'),
      ] as const;
      const [screen, paper] = compact ? await compactStyles(sheets, styledBrowsers) : sheets;
      return {
        stylesheet: builtCode(screen),
        printStylesheet: builtCode(paper),
        script: builtCode(outputOf(metafile, 'client/main.ts')),
      };
    },
    async dispose() {
      await Promise.all([widgets.dispose(), own.dispose(), pages.dispose()]);
    },
  };
}

/* As the loader imports it. */
const moduleOf = (entry: string): string => entry.replace(/^client/, '');

function outputOf(metafile: Metafile, entry: string): string {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry);
  if (found === undefined) throw new Error(`The bundle has no output for ${entry}.`);
  return found[0];
}

function builtCode(output: string): BuiltCode {
  const hash = createHash('sha384').update(readFileSync(output)).digest('base64');
  return { file: output.slice(output.lastIndexOf('/assets/')), integrity: `sha384-${hash}` };
}
