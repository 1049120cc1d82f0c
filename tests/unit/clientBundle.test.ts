import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

interface Bundle {
  readonly inputs: readonly string[];
  /** The script that every page loads, with what it imports at once. */
  readonly eager: Buffer;
}

async function bundle(): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    entryPoints: ['client/main.ts'],
    absWorkingDir: new URL('../../', import.meta.url).pathname,
    outdir: 'dist/assets',
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, { entryPoint }]) => entryPoint === 'client/main.ts');
  const names = [
    entry?.[0],
    ...(entry?.[1].imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => path),
  ];
  const files = names.map(
    (name) =>
      outputFiles.find(({ path }) => path.endsWith(`/${name}`))?.contents ?? new Uint8Array(),
  );
  return { inputs: Object.keys(metafile.inputs), eager: Buffer.concat(files) };
}

let client: Bundle;
beforeAll(async () => {
  client = await bundle();
});

const others = ['views/pictures/arrival.ts', 'views/styles/breakpoints.ts'];

test('only widgets, breakpoints and the name of an arrival reach the browser from views/', () => {
  const views = client.inputs.filter((name) => name.startsWith('views/'));
  expect(views.length).toBeGreaterThan(5);
  expect(views.filter((name) => !name.startsWith('views/widgets/')).sort()).toEqual(others);
});

test('neither server code nor a validation library reaches the browser', () => {
  const against = client.inputs.filter((name) =>
    /^server\/|node_modules\/(zod|express|pino|marked)\//.test(name),
  );
  expect(against).toEqual([]);
});

test('only forms, labels, the decoder’s tables, amounts, months and a parameter of content/ reach the browser', () => {
  const content = client.inputs.filter((name) => name.startsWith('content/'));
  expect(content).toContain('content/forms/enquiryForm.ts');
  expect(
    content.filter(
      (name) => !/^content\/(forms\/|decoder\/|(\w+\/labels|rupees|months|dial)\.ts$)/.test(name),
    ),
  ).toEqual([]);
});

test('the script that every page loads is at most 3 KB', () => {
  expect(client.eager.length).toBeGreaterThan(500);
  expect(brotliCompressSync(client.eager).length).toBeLessThanOrEqual(3 * 1024);
});
