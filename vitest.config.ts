import { defineConfig } from 'vitest/config';

/* Where the site is tested from outside, React and Express behave as in production. */
const production = { NODE_ENV: 'production' };
const oxc = { jsx: { runtime: 'automatic', development: false } } as const;

const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    allowOnly: false,
    /* The files share nothing that a test changes, so that they may share a process. */
    isolate: false,
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { oxc, test: { name: 'http', include: ['tests/http/**/*.test.ts'], env: production } },
      ...zones.map((zone) => ({
        oxc,
        test: {
          name: zone,
          include: ['tests/http/enquiryDate.test.ts'],
          env: { ...production, TZ: zone },
          provide: { zone },
        },
      })),
      {
        oxc,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/prepareChromium.ts',
          env: production,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
