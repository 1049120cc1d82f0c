import type { Locator, Page } from 'playwright';

/** What opens a dropdown of the header. */
export const titleOf = (page: Page, title: string): Locator =>
  page.locator('[data-dropdown] > summary', { hasText: title });

/** The titles of the dropdowns whose panel can be seen. */
export const openPanels = (page: Page): Promise<string[]> =>
  page
    .locator('[data-dropdown]')
    .evaluateAll((dropdowns) =>
      dropdowns
        .filter((dropdown) =>
          dropdown.querySelector('ul')?.checkVisibility({ opacityProperty: true }),
        )
        .map((dropdown) => dropdown.querySelector('summary')?.textContent ?? ''),
    );
