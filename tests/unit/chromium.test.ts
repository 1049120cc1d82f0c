import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findChromium, standardSources } from '../support/browser/chromium.ts';

const without = (name: string) => ({ name, find: vi.fn(() => ({ reason: `no ${name}` })) });
const having = (name: string) => ({ name, find: vi.fn(() => ({ path: `/bin/${name}` })) });

test('the system is asked first, then Debian, then Playwright', () => {
  const [system, debian, playwright] = standardSources.map(({ name }) => name);
  expect(system).toMatch(/system/);
  expect(debian).toMatch(/apt-get install chromium/);
  expect(playwright).toMatch(/playwright install/);
});

test('the first source that has one is used, and the rest are not asked', () => {
  const sources = [without('system'), having('debian'), having('playwright')];
  expect(findChromium(sources)).toBe('/bin/debian');
  expect(sources.map(({ find }) => find.mock.calls.length)).toEqual([1, 1, 0]);
});

test('if no source has one, the error lists what was tried and why it failed', () => {
  const sources = [without('system'), without('debian'), without('playwright')];
  for (const name of ['system', 'debian', 'playwright']) {
    expect(() => findChromium(sources)).toThrow(`${name}: no ${name}`);
  }
});

test('before anything is installed, a line says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apt-'));
  const log = join(folder, 'log');
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho apt-get "$@" >> ${log}\nexit 1\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    writeFileSync(log, String(text), { flag: 'a' });
    return true;
  });
  standardSources[1]?.find();
  expect(readFileSync(log, 'utf8').split('\n').slice(0, 2)).toEqual([
    'No Chromium found: installing Debian’s package chromium-headless-shell or chromium with apt-get…',
    'apt-get -q -y update',
  ]);
});
