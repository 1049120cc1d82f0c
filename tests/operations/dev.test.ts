/** `npm run dev` on a copy of the project, whose files are then changed. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* A machine may be busy. */
const patience = { timeout: 100_000 };

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'dev-'));
const sources = [
  'content',
  'views',
  'client',
  'server',
  'scripts',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/* Packages are linked; what the build keeps is too, but for the directory that is served. */
function copyProject(): void {
  for (const name of sources) cpSync(root + name, join(copy, name), { recursive: true });
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '.cache'), { recursive: true });
  for (const name of readdirSync(`${root}node_modules`)) {
    if (name !== '.cache') symlinkSync(`${root}node_modules/${name}`, join(packages, name));
  }
  mkdirSync(`${root}node_modules/.cache/site`, { recursive: true });
  symlinkSync(`${root}node_modules/.cache/site`, join(packages, '.cache/site'));
}

let dev: ChildProcess;
let output = '';
beforeAll(() => {
  copyProject();
  dev = spawn(process.execPath, [`${root}node_modules/tsx/dist/cli.mjs`, 'scripts/dev.ts'], {
    cwd: copy,
    env: { PORT: '0', LOG_LEVEL: 'silent' },
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
});
afterAll(async () => {
  const ended = new Promise((resolve) => dev.once('close', resolve));
  dev.kill();
  await ended;
  rmSync(copy, { recursive: true });
});

/** What the newest server answers; nothing while there is none. */
async function get(path: string): Promise<string> {
  const origin = [...output.matchAll(/^Ready on (http:\S+)$/gm)].at(-1)?.[1];
  if (origin === undefined) return '';
  return fetch(origin + path).then(
    (answer) => answer.text(),
    () => '',
  );
}

function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(copy, file), text.replace(before, after));
}

async function follow(path: string, link: RegExp): Promise<string> {
  const address = link.exec(await get(path))?.[0];
  return address === undefined ? '' : get(address);
}

test('the site is served, with the script by which pages reload', async () => {
  await expect.poll(() => get('/'), patience).toContain('</html>');
  expect(await follow('/', /\/assets\/client-\w+\.js/)).toContain('EventSource');
});

test('a changed word is shown', async () => {
  replaceIn('content/contact.ts', "heading: '", "heading: 'Zebra ");
  await expect.poll(() => get('/Contact'), patience).toContain('Zebra ');
});

test('a changed style is served', async () => {
  replaceIn('views/shell/Footer.css', '{', '{ --zebra: 1;');
  await expect.poll(() => follow('/', /\/assets\/site-\w+\.css/), patience).toContain('--zebra');
});

test('a changed view is shown, and a mistake in between costs no answer', async () => {
  replaceIn('views/shell/Footer.tsx', '<footer', '<<footer data-zebra="1"');
  await expect.poll(() => output, patience).toContain('Footer.tsx');
  expect(await get('/')).toContain('</html>');
  replaceIn('views/shell/Footer.tsx', '<<footer', '<footer');
  await expect.poll(() => get('/'), patience).toContain('data-zebra');
});

test('a changed picture is drawn anew', async () => {
  const link = /\/assets\/contact-\w+\.svg/;
  const before = link.exec(await get('/Contact'))?.[0];
  replaceIn('views/pictures/scenes/company/Contact.tsx', '<Scene', '<Scene radius={7}');
  await expect.poll(async () => link.exec(await get('/Contact'))?.[0], patience).not.toBe(before);
  expect(before).toBeDefined();
});
