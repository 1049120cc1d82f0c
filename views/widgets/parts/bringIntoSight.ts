import { tablet } from '#views/styles/breakpoints.ts';

/**
 * Scrolls the page as little as shows what was chosen, once React has shown it. Only phones have it below the list.
 * @param id of the element, which keeps the focus where it is
 */
export function bringIntoSight(id: string): void {
  if (matchMedia(tablet).matches) return;
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }));
}
