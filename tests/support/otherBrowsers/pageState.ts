/** Functions that run in a page and tell its state; see `read`. */

/** The widgets in sight that have not come to life yet; the first of them is brought onto the screen. */
export function sleepingWidgets(): string[] {
  const islands = [...document.querySelectorAll('[data-status]:not([data-status=hydrated])')];
  const parts = islands.flatMap((island) => {
    const part = [...island.querySelectorAll(':not(dialog)')].find((it) => it.checkVisibility());
    return part === undefined ? [] : [part];
  });
  parts[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return parts.map((part) => part.outerHTML.slice(0, 120));
}

/** The pictures that have not arrived; the first of them is brought onto the screen. Logos that move by wait for their turn. */
export function missingPictures(): string[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    const isShown = it.checkVisibility() && left < innerWidth && right > 0;
    return isShown && !(it.complete && it.naturalWidth > 0);
  });
  pictures[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return pictures.map(({ src }) => src);
}

/** What is wider than the screen: the page, an open dialog, or something in `main` that the page clips. */
export function tooWide(): string[] {
  const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
  const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const clipped = [...document.querySelectorAll('main *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isMeant = element.closest('.strip, svg') !== null || scrolls(element.parentElement);
    return !isMeant && (right > innerWidth + 1 || left < -1) && element.checkVisibility();
  });
  return [...wide, ...clipped].map((element) => element.outerHTML.slice(0, 120));
}

/** Whether any element of a selector can be seen. */
export const isVisible = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

/** Whether a dialog lies over the page and holds the focus. */
export const isModal = (selector: string): boolean =>
  document.querySelector(selector)?.matches(':modal') ?? false;

/** Whether an element of a selector has the focus. */
export const hasFocus = (selector: string): boolean =>
  document.activeElement?.matches(selector) ?? false;

/** The text of each element of a selector that can be seen. */
export const textsOf = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent);

/** Path and query of the page's address. */
export const address = (): string => location.pathname + location.search;

/** Which of the tabs with a given URL parameter is marked as chosen, and which panels show, counted from 0. */
export function chosenTab(parameter: string) {
  const tabs = [...document.querySelectorAll(`.tabs-${parameter} .tab`)];
  const panels = [...document.querySelectorAll(`.tabs-${parameter} > .tab-panel`)];
  return {
    tab: tabs.findIndex((tab) => tab.matches('[aria-selected=true], [aria-current=true]')),
    panels: panels.flatMap((panel, index) => (panel.checkVisibility() ? [index] : [])),
  };
}

/** The titles of the header's dropdowns whose links can be seen and pressed. */
export function openDropdowns(): (string | null | undefined)[] {
  const open = [...document.querySelectorAll('[data-dropdown]')].filter((dropdown) => {
    const links = dropdown.querySelector('ul');
    return links?.checkVisibility() && getComputedStyle(links).pointerEvents !== 'none';
  });
  return open.map((dropdown) => dropdown.querySelector('summary')?.textContent);
}
