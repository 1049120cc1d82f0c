/** Finds a Chromium for the browser tests, or installs one (docs/behaviour.md, "Commands"). */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

/* A page whose opener policy is enforced gets a process of its own, which costs more than all the rest of a visit; the
   header itself is tested over HTTP. The others are Playwright's, as Chromium heeds only the last list it is given. */
const disabledFeatures = [
  'CrossOriginOpenerPolicy',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/* The first two let it run as root and without a screen; the others keep it off the network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join()}`,
];

/** Starts a browser, with more switches for it if the test needs them. */
export const launchChromium = (switches: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...args, ...switches] });

export interface Source {
  /** What is tried, in words for the message when all fails. */
  readonly name: string;
  /** The path of a program that runs, or why there is none. */
  readonly find: () => { readonly path: string } | { readonly reason: string };
}

/**
 * The path of a Chromium that runs; one is installed if need be.
 * @throws with all that was tried when no source has one
 */
export function findChromium(sources: readonly Source[] = standardSources): string {
  const tried: string[] = [];
  for (const { name, find } of sources) {
    const found = find();
    if ('path' in found) return found.path;
    tried.push(`  ${name}: ${found.reason}`);
  }
  throw new Error(`There is no Chromium for the browser tests. Tried:\n${tried.join('\n')}`);
}

/** The system's own, Debian's package, Playwright's download, in that order. */
export const standardSources: readonly Source[] = [
  {
    name: 'the system’s chromium-headless-shell, chromium, chromium-browser or google-chrome',
    find: fromSystem,
  },
  { name: 'apt-get install chromium-headless-shell or chromium', find: fromDebian },
  { name: 'playwright install chromium', find: fromPlaywright },
];

/* The shell is the same engine without the surface that nobody sees here, at little more than half the time. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function fromSystem() {
  const reasons: string[] = [];
  for (const program of programs) {
    const path = run('sh', ['-c', `command -v ${program}`]).output.trim();
    if (path === '') continue;
    /* Some systems have a program of that name that only says how to install it. */
    const { ok, output } = run(path, ['--version']);
    if (ok && /chrom/i.test(output)) return { path };
    reasons.push(`${path} does not run`);
  }
  return { reason: reasons.join(', ') || 'none is installed' };
}

function fromDebian() {
  if (process.getuid?.() !== 0) return { reason: 'needs root' };
  const apt = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-y'];
  if (!run('sh', ['-c', 'command -v apt-get']).ok) return { reason: 'there is no apt-get' };
  announce('installing Debian’s package chromium-headless-shell or chromium with apt-get…');
  run('env', [...apt, 'update']);
  let reason = '';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok, output } = run('env', [...apt, 'install', '--no-install-recommends', name]);
    if (ok) return fromSystem();
    reason = lastLine(output);
  }
  return { reason };
}

function fromPlaywright() {
  announce('downloading Playwright’s…');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
  const { output } = run(process.execPath, [cli, 'install', 'chromium']);
  const path = chromium.executablePath();
  const works = run(path, ['--version']);
  return works.ok ? { path } : { reason: lastLine(output) || lastLine(works.output) };
}

/* Whoever runs the tests learns what is done to the machine before it is done. */
const announce = (action: string) => process.stdout.write(`No Chromium found: ${action}\n`);

function run(program: string, args: readonly string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ok: status === 0, output: error?.message ?? stdout + (status === 0 ? '' : stderr) };
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
