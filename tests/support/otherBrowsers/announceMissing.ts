import { otherBrowsers } from './otherBrowsers.ts';

/** Runs once before the tests in other browsers and prints which of them are skipped, and what to install. */
export const setup = (): void => {
  for (const { name, missing } of otherBrowsers) {
    const reason = missing();
    if (reason !== undefined) process.stdout.write(`The tests in ${name} are skipped. ${reason}\n`);
  }
};
