import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { waitLimit } from './tests/support/slowdown.ts';

/* Where the site is tested from outside, React and Express behave as in production. */
const production = {
  extends: true,
  oxc: { jsx: { runtime: 'automatic', development: false } },
} as const;
const env = { NODE_ENV: 'production' };

const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'];

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    /* Files share no state that a test changes, so that they may share a process. */
    isolate: false,
    allowOnly: false,
    /* Only against hanging: nothing here waits, but a machine may be busy. */
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { ...production, test: { name: 'http', include: ['tests/http/**/*.test.ts'], env } },
      /* Java reads every document for half a minute, too long for `npm run test:quick`. */
      { ...production, test: { name: 'markup', include: ['tests/markup/**/*.test.ts'], env } },
      ...zones.map((zone) => ({
        ...production,
        test: {
          name: `zone-${zone}`,
          include: ['tests/http/enquiryDate.test.ts'],
          env: { ...env, TZ: zone },
          provide: { zone },
        },
      })),
      {
        ...production,
        test: { name: 'operations', include: ['tests/operations/**/*.test.ts'], env },
      },
      {
        ...production,
        test: { name: 'soak', include: ['tests/soak/**/*.test.ts'], env, testTimeout: 300_000 },
      },
      {
        ...production,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/browser/prepareBrowserTests.ts',
          env,
          /* A wait that fails says for what, so it must end before its test does. */
          testTimeout: 2 * waitLimit,
          hookTimeout: 2 * waitLimit,
        },
      },
      {
        ...production,
        test: {
          name: 'other-browsers',
          include: ['tests/otherBrowsers/**/*.test.ts'],
          globalSetup: 'tests/support/otherBrowsers/prepareOtherBrowsers.ts',
          env,
        },
      },
    ],
  },
});
