/** The ways in which visitors operate a page. */
import type { Locator, Page } from 'playwright';

export const hands = ['mouse', 'touch', 'keyboard'] as const;
export type Hand = (typeof hands)[number];

/** Presses a control by mouse, by finger, or by keyboard alone: Tab until it is reached, then Enter. */
export async function press(hand: Hand, control: Locator): Promise<void> {
  if (hand === 'mouse') return control.click();
  if (hand === 'touch') return control.tap();
  await reach(control);
  await control.page().keyboard.press('Enter');
}

/** More stops of the keyboard than any page has. */
export const mostStops = 250;

/** Presses Tab until a control has the focus. @throws if it never has */
export async function reach(control: Locator): Promise<void> {
  const page = control.page();
  for (let stops = 0; stops < mostStops; stops++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

/** Whether an element has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** What has the focus: its name, id or text; empty where nothing of the page has it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (element === null || element === body) return '';
    return element.ariaLabel ?? (element.id || (element.textContent ?? '').trim());
  });
