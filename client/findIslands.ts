/** Finds the islands of a page and hydrates each when it is about to be needed. */
import { fetchOwnWidget } from './ownWidgets.ts';
import { whenIdle, whenVisible } from './strategies.ts';

type Status = 'found' | 'loading' | 'hydrated' | 'failed';

const setStatus = (island: HTMLElement, status: Status) => {
  island.dataset.status = status;
};

/* One promise for each island, so that it loads once although it is both visible and touched. */
const loading = new WeakMap<HTMLElement, Promise<void>>();

/* How long a visitor waits for a widget before the markup that works without it must do, in milliseconds. */
const patience = 8000;

function load(island: HTMLElement): Promise<void> {
  const known = loading.get(island);
  if (known !== undefined) return known;
  setStatus(island, 'loading');
  const hydrated = hydrate(island).then(() => setStatus(island, 'hydrated'));
  const late = new Promise<void>((_resolve, reject) => setTimeout(reject, patience));
  /* The markup works without a script, so a failed island stays as the server made it. */
  const promise = Promise.race([hydrated, late]).catch(() => setStatus(island, 'failed'));
  loading.set(island, promise);
  return promise;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const [{ hydrateIsland }, own] = await Promise.all([
    import('./hydrateIsland.tsx'),
    fetchOwnWidget(island.dataset.island),
  ]);
  await hydrateIsland(island, own?.widget);
}

/** Watches every island of the page. */
export function findIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    whenVisible(island.children, () => whenIdle(() => load(island)));
  }
  document.addEventListener('click', keepFirstTouch, { capture: true });
  document.addEventListener('keydown', keepEscape);
}

/* Escape closes a dialog that is not hydrated yet, as it will close the modal one. Hydration opens again what the server
   had rendered open, so the dialog is closed once more, before the browser paints. */
function keepEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const dialog = document.querySelector<HTMLDialogElement>('[data-island] dialog[open]');
  const island = dialog?.closest<HTMLElement>('[data-island]');
  if (!dialog || !island || isSettled(island)) return;
  dialog.close();
  load(island).then(() => dialog.close());
}

/* A click on a widget that is not hydrated yet waits for it and is then repeated: on the hydrated widget or, if
   hydration failed, on the link or button that works without it. */
function keepFirstTouch(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element))
    return;
  const pressed = event.target.closest<HTMLElement>('a[href], button');
  const island = pressed === null ? null : islandOf(pressed);
  if (pressed === null || island === null || isSettled(island) || leavesPage(pressed)) return;
  event.preventDefault();
  event.stopPropagation();
  load(island).then(() => pressed.click());
}

/* No widget changes what such a link does, so the click need not wait. */
const leavesPage = (element: HTMLElement): boolean =>
  element instanceof HTMLAnchorElement && element.pathname !== location.pathname;

/* A control outside an island may name a dialog inside it that it opens. */
function islandOf(element: HTMLElement): HTMLElement | null {
  const { opens } = element.dataset;
  const inside = opens === undefined ? element : document.getElementById(opens);
  return inside?.closest<HTMLElement>('[data-island]') ?? null;
}

const isSettled = ({ dataset }: HTMLElement): boolean =>
  dataset.status === 'hydrated' || dataset.status === 'failed';
