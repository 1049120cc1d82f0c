import type { TestProject } from 'vitest/node';
import { startBuiltSite } from '../builtSite.ts';
import { findChromium } from './chromium.ts';

/**
 * Runs once before the browser tests: a machine without a Chromium gets one, or says so at once, and the site that all
 * tests without settings of their own look at is served.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  findChromium();
  const site = await startBuiltSite();
  provide('siteOrigin', site.origin);
  return site.stop;
}
