import type { Locator, Page } from 'playwright';

/** What opens a dropdown of the header. */
export const titleOf = (page: Page, title: string): Locator =>
  page.locator('[data-dropdown] > summary', { hasText: title });

/** The titles of the dropdowns whose panel can be seen, or is about to be: one that fades in counts from the start. */
export const openPanels = (page: Page): Promise<string[]> =>
  page.locator('[data-dropdown]').evaluateAll((dropdowns) =>
    dropdowns
      .filter((dropdown) => {
        const panel = dropdown.querySelector('ul');
        /* Without the script, a panel that yields is transparent and lets the pointer through. */
        return panel?.checkVisibility() && getComputedStyle(panel).pointerEvents !== 'none';
      })
      .map((dropdown) => dropdown.querySelector('summary')?.textContent ?? ''),
  );
