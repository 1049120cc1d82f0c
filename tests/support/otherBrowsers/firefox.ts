/** Firefox through WebDriver BiDi, which it speaks without a driver program. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import {
  type BrowserWindow,
  type LaunchOptions,
  type OtherBrowser,
  patience,
} from './browserWindow.ts';
import { within } from './within.ts';

export const firefox: OtherBrowser = {
  name: 'Firefox',
  missing: () =>
    find() === undefined
      ? 'Firefox is not installed. On Debian: apt-get install firefox-esr'
      : undefined,
  launch,
};

/* Some systems have a program of that name that only says how to install it. */
const find = () =>
  globSync(['/usr/bin/firefox-esr', '/usr/bin/firefox']).find((program) =>
    spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.includes('Mozilla Firefox'),
  );

async function launch({ origin, script, motion }: LaunchOptions): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: find() ?? '',
    headless: true,
    timeout: 2 * patience,
    extraPrefsFirefox: {
      /* The protocol has no command for it that Firefox knows. */
      'javascript.enabled': script,
      /* What an earlier test typed is not offered again: the next click would close that list and press nothing. */
      'browser.formfill.enable': false,
      'ui.prefersReducedMotion': motion ? 0 : 1,
    },
  });
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(patience);
  const faults = watchFaults(page);
  return {
    setWidth: (width) => page.setViewport({ width, height: 800 }),
    async goto(path) {
      faults.length = 0;
      await page.goto(origin + path);
    },
    evaluate: <Result>(expression: string) => page.evaluate<[], () => Result>(expression),
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async attach(file) {
      const input = await page.$('input[type=file]');
      await input?.uploadFile(file);
    },
    faults: async () => [...faults],
    async close() {
      await within(patience, 'Closing Firefox', browser.close()).catch(() =>
        browser.process()?.kill('SIGKILL'),
      );
    },
  };
}

/* How Firefox writes NS_BINDING_ABORTED where it reports a font that was given up as an error of the page. */
const abortedBinding = 0x804b0002;

function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  /* Leaving a page gives up what it was still fetching; that is no fault of the page. */
  page.on('pageerror', (error) => {
    if (!String(error).includes(`status=${abortedBinding}`)) faults.push(`script: ${error}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'NS_BINDING_ABORTED') {
      faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      faults.push(`request: ${response.url()} ${response.status()}`);
    }
  });
  return faults;
}
