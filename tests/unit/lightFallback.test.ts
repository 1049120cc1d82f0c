import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { lightFallback } from '#scripts/build/lightFallback.ts';

const tokens = fileURLToPath(new URL('../../views/styles/tokens.css', import.meta.url));

test('a browser without light-dark() gets every colour in its light value', async () => {
  const { outputFiles } = await build({
    entryPoints: [tokens],
    bundle: true,
    write: false,
    plugins: [lightFallback],
  });
  const [values = '', fallback = ''] = outputFiles[0]?.text.split('@supports not') ?? [];
  const colours = [...values.matchAll(/(--[\w-]+): light-dark\((#\w+),/g)];
  expect(colours.length).toBeGreaterThan(50);
  expect(values.match(/light-dark\(/g)).toHaveLength(colours.length);
  expect(fallback).toContain('color-scheme: light;');
  for (const [, name, light] of colours) expect(fallback).toContain(`${name}:${light};`);
});
