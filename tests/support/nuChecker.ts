/** The Nu Html Checker, the validator of the W3C and the WHATWG: a Java program that npm brings. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { MarkupChecker } from './markupChecker.ts';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly message: string;
  readonly url?: string;
  readonly extract?: string;
}

/* The package's own entry would download a Java runtime. */
const jar = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);

/* Its schemas recurse deeply, so the default stack may not do; and a program that runs for seconds does not earn back
   what the second compiler and parallel garbage collection cost. */
const java = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar];
const checker = [
  ...['--format', 'json', '--stdout', '--exit-zero-always'],
  ...['--also-check-svg', '--asciiquotes'],
];

/* Messages that name no fault of ours, each with the reason. */
const accepted: readonly RegExp[] = [
  /* React closes void elements as XML does, which HTML allows. What the checker warns of, an unquoted value that takes
     the slash, cannot happen: React quotes every value. */
  /^Trailing slash on void elements has no effect/,
];

/** Whether this machine has a Java that runs the checker, which asks for version 11. */
export function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 11;
}

/** One run of the checker for all files, because Java takes a second to start. */
export const nuChecker: MarkupChecker = {
  name: 'the Nu checker',
  kinds: ['html', 'svg'],
  async check(files) {
    const folder = await mkdtemp(join(tmpdir(), 'markup-'));
    try {
      const names = files.map(({ kind }, index) => `${index}.${kind}`);
      await Promise.all(
        files.map(({ text }, index) => writeFile(join(folder, names[index] ?? ''), text)),
      );
      const messages = await run(folder);
      return names.map((name) => messages.filter(isAbout(name)).map(describeMessage));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

async function run(folder: string): Promise<readonly Message[]> {
  const options = { maxBuffer: 64 * 1024 * 1024 };
  const { stdout, stderr } = await promisify(execFile)(
    'java',
    [...java, ...checker, folder],
    options,
  );
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { messages }: { messages: readonly Message[] } = JSON.parse(stdout);
  const failure = messages.find(({ type, url }) => type === 'non-document-error' || !url);
  if (failure !== undefined) throw new Error(failure.message);
  return messages.filter(({ message }) => !accepted.some((pattern) => pattern.test(message)));
}

const isAbout =
  (name: string) =>
  ({ url = '' }: Message) =>
    basename(url) === name;

const describeMessage = ({ type, message, extract = '' }: Message): string =>
  `${type}: ${message} At: ${extract}`;
