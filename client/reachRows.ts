import { landscape } from '#views/styles/breakpoints.ts';

/** Lets keys reach the rows that are swiped on phones; Safari reaches none by itself. Elsewhere they do not scroll. */
export function reachRows(): void {
  const wide = matchMedia(landscape);
  const rows = document.querySelectorAll<HTMLElement>('.swipe-row');
  const reach = () => {
    for (const row of rows) {
      if (wide.matches) row.removeAttribute('tabindex');
      else row.tabIndex = 0;
    }
  };
  wide.addEventListener('change', reach);
  reach();
}
