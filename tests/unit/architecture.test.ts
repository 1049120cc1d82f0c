import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** The folders that the files of each folder may import from, and whether they may import Node's modules and packages. */
const arrows = {
  content: { folders: ['content'], node: false, packages: false },
  views: { folders: ['views', 'content'], node: false, packages: true },
  client: { folders: ['client', 'views', 'content'], node: false, packages: true },
  server: { folders: ['server', 'views', 'content'], node: true, packages: true },
  scripts: { folders: ['scripts', 'server', 'views', 'content'], node: true, packages: true },
} as const;

const folders = Object.keys(arrows) as (keyof typeof arrows)[];

const filesOf = (folder: string) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** What a file imports, statically, dynamically or only for its types. */
function importsOf(file: string): readonly string[] {
  const pattern = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])([^'"\n,]+)\1/g;
  return [...textOf(file).matchAll(pattern)].map(([, , specifier = '']) => specifier);
}

/** The folder that a specifier leads to, `node:` for Node's own modules, or the package itself. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0] ?? '';
  if (specifier.startsWith('.')) {
    return posix.join(posix.dirname(file), specifier).split('/')[0] ?? '';
  }
  return specifier.startsWith('node:') || builtinModules.includes(specifier) ? 'node:' : 'package';
}

const allFiles = [...folders, 'tests'].flatMap(filesOf);

/** The files of ours that a file imports. */
const neighboursOf = new Map(
  allFiles.map((file) => [
    file,
    importsOf(file)
      .map((specifier) => fileOf(file, specifier))
      .filter((target) => allFiles.includes(target)),
  ]),
);

/** The path that a specifier leads to from a file; for a package, the specifier itself. */
function fileOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
}

/** Every file that can be reached from a file by its imports. */
function reachableFrom(file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [...(neighboursOf.get(file) ?? [])];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    pending.push(...(neighboursOf.get(next) ?? []));
  }
  return found;
}

test('no imports form a circle, not even of types', () => {
  const inCircles = allFiles.filter((file) => reachableFrom(file).has(file));
  expect(allFiles.length).toBeGreaterThan(400);
  expect(inCircles).toEqual([]);
});

describe.each(folders)('%s', (folder) => {
  const allowed = new Set<string>(arrows[folder].folders);
  if (arrows[folder].node) allowed.add('node:');
  if (arrows[folder].packages) allowed.add('package');

  test(`imports only from ${[...allowed].join(', ')}`, () => {
    const against = filesOf(folder).flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !allowed.has(targetOf(file, specifier)))
        .map((specifier) => `${file} → ${specifier}`),
    );
    expect(filesOf(folder).length).toBeGreaterThan(3);
    expect(against).toEqual([]);
  });

  test('reads no environment: only server/config/environment.ts does', () => {
    const reading = filesOf(folder).filter((file) =>
      /(?<!['"])\bprocess\.env\b/.test(textOf(file)),
    );
    expect(reading).toEqual(folder === 'server' ? ['server/config/environment.ts'] : []);
  });
});

test('code for the browser imports no packages but React and the icons', () => {
  const packages = filesOf('client')
    .concat(filesOf('views/widgets'))
    .flatMap((file) => importsOf(file).filter((name) => targetOf(file, name) === 'package'));
  const known = ['react', 'react/jsx-runtime', 'react-dom/client', 'lucide'];
  expect(packages.filter((name) => !known.includes(name))).toEqual([]);
});

test('imports are found in every form', () => {
  expect(importsOf('client/findIslands.ts')).toContain('./hydrateIsland.tsx');
  expect(importsOf('server/app.ts')).toContain('express');
  expect(targetOf('views/shell/Header.tsx', '../site.ts')).toBe('views');
  expect(targetOf('server/app.ts', 'fs')).toBe('node:');
  expect(neighboursOf.get('views/shell/Header.tsx')).toContain('content/menu.ts');
  expect(reachableFrom('client/main.ts')).toContain('views/widgets/parts/Tabs.tsx');
});
