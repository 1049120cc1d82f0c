/**
 * Makes the built styles smaller on the wire: Lightning CSS joins rules that esbuild leaves apart, and declarations in
 * one order throughout repeat one another, which Brotli then stores once.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { cssDeclarationSorter } from 'css-declaration-sorter';
import { Features, type Targets, transform } from 'lightningcss';
import postcss from 'postcss';

/* The scheme's colours have their own fallback (colourTokens.ts). */
const exclude = Features.LightDark;

/* Of the orders that the package has, the one after which Brotli's result is smallest. */
const inOneOrder = postcss([
  cssDeclarationSorter({ order: 'concentric-css', keepOverrides: true }),
]);

/**
 * Replaces a built style sheet by a smaller one that means the same.
 * @param file such as `dist/assets/site-ABCD.css`
 * @param targets the oldest browsers, whose prefixes stay
 * @returns the new file, whose name has the hash of its own content
 */
export async function compactStyles(file: string, targets: Targets): Promise<string> {
  const { code } = transform({
    filename: file,
    code: await readFile(file),
    minify: true,
    targets,
    exclude,
  });
  const { css } = await inOneOrder.process(code.toString(), { from: undefined });
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8).toUpperCase();
  const compact = file.replace(/-\w+\.css$/, `-${hash}.css`);
  await rm(file);
  await writeFile(compact, css);
  return compact;
}
