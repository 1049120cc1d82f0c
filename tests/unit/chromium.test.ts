import { expect, test, vi } from 'vitest';
import { findChromium, standardSources } from '../support/chromium.ts';

const without = (name: string) => ({ name, find: vi.fn(() => ({ reason: `no ${name}` })) });
const having = (name: string) => ({ name, find: vi.fn(() => ({ path: `/bin/${name}` })) });

test('the system is asked first, then Debian, then Playwright', () => {
  const [system, debian, playwright] = standardSources.map(({ name }) => name);
  expect(system).toMatch(/system/);
  expect(debian).toMatch(/apt-get install chromium/);
  expect(playwright).toMatch(/playwright install/);
});

test('the first that has one wins, and the rest is left alone', () => {
  const sources = [without('system'), having('debian'), having('playwright')];
  expect(findChromium(sources)).toBe('/bin/debian');
  expect(sources.map(({ find }) => find.mock.calls.length)).toEqual([1, 1, 0]);
});

test('when none has one, it fails with all that was tried and why', () => {
  const sources = [without('system'), without('debian'), without('playwright')];
  for (const name of ['system', 'debian', 'playwright']) {
    expect(() => findChromium(sources)).toThrow(`${name}: no ${name}`);
  }
});
