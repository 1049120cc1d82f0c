/** One visit, many questions: a page is loaded once, and each test of a `describe` asks it something. */
import type { Page } from 'playwright';
import { afterAll, afterEach } from 'vitest';
import { type Loan, type PageOptions, returnPage } from './pool.ts';
import { fontsLoaded, type Site } from './site.ts';
import { watchFaults } from './watchFaults.ts';

export interface Visit {
  readonly page: Page;
  /** What the page's own answer was. */
  readonly status: number | undefined;
  /** What has gone wrong since before the page was asked for. */
  readonly faults: readonly string[];
  /** The scripts that it has asked for. */
  readonly scripts: readonly string[];
}

/**
 * Prepares a visit for the tests of the calling `describe`. The first one that asks for it loads the page, and so does
 * the first one after a failure, as that page may be stuck. A question leaves the page such that every other one can
 * still be asked: it sets the size, the scheme and the medium that it needs, and takes none for granted.
 */
export function prepareVisit(site: Site, path: string, options: PageOptions): () => Promise<Visit> {
  let current: { readonly loan: Loan; readonly visit: Visit } | undefined;
  const end = async (hasFailed: boolean) => {
    const { loan } = current ?? {};
    current = undefined;
    if (loan !== undefined) await returnPage(loan, hasFailed);
  };
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await end(true);
  });
  afterAll(() => end(false));

  return async () => {
    if (current !== undefined) return current.visit;
    const loan = await site.borrow(options);
    const { page } = loan;
    const scripts: string[] = [];
    const visit = { page, status: undefined, faults: watchFaults(page), scripts };
    current = { loan, visit };
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const answer = await page.goto(path);
    current = { loan, visit: { ...visit, status: answer?.status() } };
    await fontsLoaded(page);
    return current.visit;
  };
}
