/**
 * Makes the built styles smaller on the wire: Lightning CSS joins rules that esbuild leaves apart, declarations in one
 * order throughout repeat one another, and custom properties get short names, as minifiers of scripts do with variables.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { cssDeclarationSorter } from 'css-declaration-sorter';
import { Features, type Targets, transform } from 'lightningcss';
import postcss from 'postcss';
import { shortNames } from './shortNames.ts';

/* The scheme's colours have their own fallback (colourTokens.ts). */
const exclude = Features.LightDark;

/* Of the orders that the package has, the one after which Brotli's result is smallest. */
const inOneOrder = postcss([
  cssDeclarationSorter({ order: 'concentric-css', keepOverrides: true }),
]);

/** The style sheets of a page for screens and for paper, such as `dist/assets/site-ABCD.css`. */
export type Sheets = readonly [screen: string, paper: string];

/**
 * Replaces the built style sheets by smaller ones that mean the same. They are compacted together, because the one for
 * paper uses the custom properties of the other.
 * @param targets the oldest browsers, whose prefixes stay
 * @returns the new files, whose names have the hash of their own content
 */
export async function compactStyles([screen, paper]: Sheets, targets: Targets): Promise<Sheets> {
  const [screenStyles, paperStyles] = await Promise.all([
    compact(screen, targets),
    compact(paper, targets),
  ]);
  const rename = shortNames(screenStyles + paperStyles);
  return Promise.all([replace(screen, rename(screenStyles)), replace(paper, rename(paperStyles))]);
}

async function compact(file: string, targets: Targets): Promise<string> {
  const code = await readFile(file);
  const joined = transform({ filename: file, code, minify: true, targets, exclude });
  const { css } = await inOneOrder.process(joined.code.toString(), { from: undefined });
  return css;
}

async function replace(file: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8).toUpperCase();
  const compacted = file.replace(/-\w+\.css$/, `-${hash}.css`);
  await rm(file);
  await writeFile(compacted, css);
  return compacted;
}
