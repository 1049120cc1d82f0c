import { findChromium } from './chromium.ts';

/** Runs once before the browser tests, so that a machine without a Chromium gets one, or says so at once. */
export const setup = (): void => {
  findChromium();
};
