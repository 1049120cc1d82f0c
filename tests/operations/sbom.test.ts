/** The software bill of materials that the build writes, compared with what the build is made of. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { billOf } from '#scripts/build/server/writeSbom.ts';
import { build } from '../support/createTestApp.ts';

const file = new URL('sbom.cdx.json', build);

const licence = z.union([
  z.object({ license: z.object({ id: z.string().min(2) }) }),
  z.object({ expression: z.string().min(2) }),
]);

const bom = z
  .object({
    bomFormat: z.literal('CycloneDX'),
    specVersion: z.literal('1.5'),
    metadata: z.object({
      component: z.object({
        type: z.literal('application'),
        name: z.literal('fintech-website'),
        'bom-ref': z.string(),
      }),
    }),
    components: z.array(
      z.object({
        name: z.string(),
        version: z.string(),
        purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/),
        'bom-ref': z.string(),
        licenses: z.array(licence).length(1).optional(),
        hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })),
      }),
    ),
    dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const names = new Set(bom.components.map(({ name }) => name));

test('has every package whose licence stands in the bundle', () => {
  const text = readFileSync(new URL('main.js.LEGAL.txt', build), 'utf8');
  const files = [...text.matchAll(/^((?:@[^/\s]+\/)?[^/\s]+)\/\S+:$/gm)].map(([, name]) => name);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => !names.has(name ?? ''))).toEqual([]);
});

test('has every dependency, and the fonts, logos and banks whose files are served', () => {
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const served = ['@fontsource-variable/plus-jakarta-sans', '@iconify-json/logos', 'ifsc'];
  const scoped = bom.components.map(({ purl }) =>
    decodeURIComponent(purl)
      .slice(8)
      .replace(/@[^@]+$/, ''),
  );
  expect(
    [...Object.keys(dependencies), ...served].filter((name) => !scoped.includes(name)),
  ).toEqual([]);
  for (const absent of ['vitest', 'request']) expect(scoped).not.toContain(absent);
});

test('names each package once, and says which other package needs it', () => {
  const refs = bom.components.map((component) => component['bom-ref']);
  const known = new Set([...refs, bom.metadata.component['bom-ref']]);
  expect(known.size).toBe(refs.length + 1);
  expect(bom.dependencies.map(({ ref }) => ref).sort()).toEqual([...known].sort());
  const needed = bom.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(needed.filter((ref) => !known.has(ref))).toEqual([]);
  expect(refs.filter((ref) => !needed.includes(ref))).toEqual([]);
});

test('is the same whenever it is made', async () => {
  const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  expect(await billOf(lock)).toBe(readFileSync(file, 'utf8'));
});
