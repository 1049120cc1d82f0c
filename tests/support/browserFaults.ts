import type { Page } from 'playwright';

/** Everything that goes wrong on a page from now on: in the console, in a script, by the policy, in a request. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      faults.push(`answer: ${response.status()} ${response.url()}`);
    }
  });
  return faults;
}
