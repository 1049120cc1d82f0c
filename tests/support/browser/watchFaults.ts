import type { Page } from 'playwright';

/** Lists whatever goes wrong in a page from now on: messages of the console, broken policies, scripts, requests. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    /* Leaving a page gives up what it was still fetching; that is no fault of the page. */
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      faults.push(`answer: ${response.status()} ${response.url()}`);
    }
  });
  return faults;
}
