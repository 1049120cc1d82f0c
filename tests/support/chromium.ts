/** Finds a Chromium for the browser tests: the system's, Debian's package, or Playwright's own, in that order. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

const systemPaths = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
);

/* Quiet on a closed network, and able to run as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts a browser. @throws if there is none and none can be installed */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args, ...options });
}

/** The path of an executable Chromium, which is installed if need be. */
export function findChromium(): string {
  return inSystem() ?? fromDebian() ?? fromPlaywright();
}

const inSystem = (): string | undefined => systemPaths.find(existsSync);

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...words], { env: environment, stdio: 'inherit' });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  } catch {
    return undefined;
  }
  return inSystem();
}

function fromPlaywright(): string {
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  throw new Error(
    `No Chromium: none of ${systemPaths.join(', ')}, none from Debian, none from Playwright.`,
  );
}
