/** The documents name files, commands, variables and addresses; these tests fail when one of them is no longer true. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { urlState } from '#content/urlState.ts';
import { variables } from '#server/config/variables.ts';
import { createMetrics } from '#server/observability/prometheus.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const exists = (file: string) => existsSync(new URL(file, root));
const sourcesOf = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(`${folder}/${name}`));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs/', root)).map((name) => `docs/${name}`),
];

const folders = 'content|views|server|client|scripts|public|tests|deploy|docs|dist';

/** The files and folders that a text names. Of `content/services/<name>.ts` the folder is meant. */
const pathsIn = (text: string) =>
  [...text.matchAll(new RegExp(`(?<![\\w/.-])(?:${folders})/[\\w@./<>-]*`, 'g'))].map(([path]) =>
    path.replace(/[^/]*<.*$/, '').replace(/\.$/, ''),
  );

/** The anchor that Markdown gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, h = '']) => anchorOf(h));

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only files and folders that exist', () => {
    const built = /^dist\//;
    const named = pathsIn(text).filter(
      (path) => !built.test(path) && !/^deploy\/(?:tls|company)\//.test(path),
    );
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  test('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('links only to documents and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    for (const [link, file = '', anchor] of links) {
      const target = file === '' ? document : new URL(file, new URL(document, root)).pathname;
      const path = file === '' ? document : target.slice(root.pathname.length);
      expect([link, exists(path)]).toEqual([link, true]);
      if (anchor !== undefined) expect(anchorsOf(read(path))).toContain(anchor);
    }
  });
});

test('the README stays short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121);
});

test('paths, links and headings are found in a text', () => {
  expect(pathsIn('see `server/app.ts`, `content/services/<name>.ts` and docs/x.md.')).toEqual([
    'server/app.ts',
    'content/services/',
    'docs/x.md',
  ]);
  expect(anchorOf('Container, Compose, Kubernetes')).toBe('container-compose-kubernetes');
  expect(anchorsOf(read('docs/operations.md'))).toContain('health-and-stopping');
});

test('comments name only files that exist', () => {
  const comments = ['content', 'views', 'client', 'server', 'scripts', 'tests']
    .flatMap(sourcesOf)
    .flatMap((source) => source.match(/\/\*(?:.|\n)*?\*\//g) ?? []);
  const named = comments.flatMap(pathsIn).filter((path) => !path.startsWith('dist/'));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test('comments refer only to headings that exist', () => {
  const references = ['content', 'views', 'client', 'server', 'scripts', 'tests']
    .flatMap(sourcesOf)
    .flatMap((source) => [...source.matchAll(/(docs\/\w+\.md), "([^"]+)"/g)]);
  expect(references.length).toBeGreaterThan(10);
  for (const [reference, file = '', heading = ''] of references) {
    expect([reference, anchorsOf(read(file))]).toEqual([
      reference,
      expect.arrayContaining([anchorOf(heading)]),
    ]);
  }
});

describe('docs/operations.md', () => {
  const text = read('docs/operations.md');
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

  test('has a row for every variable', () => {
    const rows = text.split('\n').filter((line) => /^\| `[A-Z]+_?[A-Z]/.test(line));
    const names = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
    expect(names.sort()).toEqual(Object.keys(variables).sort());
  });

  test('has every line that the server logs', () => {
    const logged = sourcesOf('server').flatMap((source) =>
      [...source.matchAll(/logger\.(?:warn|info|error|fatal)\([^;]*?'([^']+)'\)/g)].map(
        ([, message = '']) => message,
      ),
    );
    expect(logged).toContain('stopping');
    expect(logged.filter((message) => !text.includes(`\`${message}\``))).toEqual([]);
  });

  test('has every metric of the site', async () => {
    const metrics = await createMetrics().registry.getMetricsAsJSON();
    const own = metrics.map(({ name }) => name).filter((name) => !/^(process|nodejs)_/.test(name));
    expect(own.length).toBeGreaterThan(0);
    expect(named(/^\| `(\w+)(?:\{[\w,]+\})?` \|/gm)).toEqual(expect.arrayContaining(own));
  });
});

describe('docs/behaviour.md', () => {
  const text = read('docs/behaviour.md');

  test('lists every page', () => {
    const listed = /The site has (?:.|\n)*?\n\n((?:.|\n)*?)\n\n/.exec(text)?.[1] ?? '';
    const paths = [...listed.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
    expect(paths.sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  const shown = (value: string) => (value === '' ? 'none' : `\`${value}\``);

  test('lists every state in the URL, the default first', () => {
    for (const [path, parameters] of Object.entries(urlState)) {
      for (const [name, values] of Object.entries(parameters)) {
        const row = `| \`${path}\` | \`${name}\` | ${values.map(shown).join(', ')}`;
        const counted = `| \`${path}\` | \`${name}\` | none, ids of the thirty posts`;
        expect(text).toContain(name === 'post' ? counted : row);
      }
    }
  });
});
