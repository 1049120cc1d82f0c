import type { TestProject } from 'vitest/node';
import { startBuiltSite } from '../builtSite.ts';
import { otherBrowsers } from './otherBrowsers.ts';

/**
 * Runs once before the tests in other browsers: it prints which of them are skipped, and what to install, and serves
 * the site that they all look at.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const { name, missing } of otherBrowsers) {
    const reason = missing();
    if (reason !== undefined) process.stdout.write(`The tests in ${name} are skipped. ${reason}\n`);
  }
  const site = await startBuiltSite();
  provide('siteOrigin', site.origin);
  return site.stop;
}
