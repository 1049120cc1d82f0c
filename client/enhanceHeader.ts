/**
 * Adds to the header's menus what CSS and `details` cannot do: hover with a delay, Escape, outside clicks and arrow
 * keys. `details` tells assistive technology whether a menu is open, so its `open` is the only state.
 */
import { desktop } from '#views/styles/breakpoints.ts';

const wide = matchMedia(desktop);
/* How long the pointer may leave a menu on its way to the panel, in milliseconds. */
const leaveDelay = 180;

/** Enhances the header of the page. */
export function enhanceHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header === null) return;
  const menus = [...header.querySelectorAll<HTMLDetailsElement>('details')];
  const dropdowns = menus.filter((menu) => menu.matches('[data-dropdown]'));
  const closeAll = () => {
    for (const menu of menus) menu.open = false;
  };

  for (const dropdown of dropdowns) {
    openOnHover(dropdown);
    dropdown.addEventListener('toggle', () => {
      if (dropdown.open) closeOthers(dropdowns, dropdown);
    });
    dropdown.addEventListener('focusout', ({ relatedTarget }) => {
      if (wide.matches && relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) {
        dropdown.open = false;
      }
    });
    dropdown.addEventListener('keydown', (event) => moveByArrow(event, dropdown));
    /* A panel that CSS already shows stays open. */
    if (wide.matches && dropdown.matches(':is(:hover, :has(:focus-visible))')) dropdown.open = true;
  }

  /* The narrow menu covers the page, so it closes when the focus moves on: what has the focus must be visible. */
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !header.contains(relatedTarget)) closeAll();
  });

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeInnermost(menus);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !header.contains(target)) closeAll();
  });
  wide.addEventListener('change', closeAll);
  addEventListener('pagehide', closeAll);
}

function closeOthers(dropdowns: readonly HTMLDetailsElement[], open: HTMLDetailsElement): void {
  for (const dropdown of dropdowns) if (dropdown !== open) dropdown.open = false;
}

function openOnHover(dropdown: HTMLDetailsElement): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const byMouse = ({ pointerType }: PointerEvent) => wide.matches && pointerType === 'mouse';
  dropdown.addEventListener('pointerenter', (event) => {
    clearTimeout(leaving);
    if (byMouse(event)) dropdown.open = true;
  });
  dropdown.addEventListener('pointerleave', (event) => {
    if (!byMouse(event)) return;
    leaving = setTimeout(() => {
      dropdown.open = false;
    }, leaveDelay);
  });
  /* Hovering has opened it already; the click that follows must not close it. */
  dropdown.querySelector('summary')?.addEventListener('click', (event) => {
    if (event instanceof PointerEvent && byMouse(event)) event.preventDefault();
  });
}

/* Escape closes the dropdown before the whole menu, and gives the focus back to what opened it. */
function closeInnermost(menus: readonly HTMLDetailsElement[]): void {
  const open = menus.findLast((menu) => menu.open);
  if (open === undefined) return;
  const summary = open.querySelector('summary');
  if (open.contains(document.activeElement) || !wide.matches) summary?.focus();
  open.open = false;
}

function moveByArrow(event: KeyboardEvent, dropdown: HTMLDetailsElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  dropdown.open = true;
  const stops = [...dropdown.querySelectorAll<HTMLElement>('summary, a')];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((current + step) % stops.length)?.focus();
}
