import { tabAfterKey } from '#views/widgets/parts/tabAfterKey.ts';

/**
 * Makes tabs of the calls of each exchange that has at least two, which the page shows one below the other (tabs pattern
 * of the ARIA Authoring Practices). A tab names its call and the status that answers it. On paper all of them stay: only styles for screens hide the others.
 */
export function walkCalls(): void {
  for (const [index, exchange] of document.querySelectorAll('.code-samples').entries()) {
    const calls = [...exchange.querySelectorAll<HTMLElement>('.code-call')];
    if (calls.length > 1) exchange.prepend(tabList(exchange, calls, `call-${index}`));
  }
}

function tabList(exchange: Element, calls: readonly HTMLElement[], prefix: string): HTMLElement {
  const list = document.createElement('div');
  list.className = 'code-tabs';
  list.role = 'tablist';
  list.ariaLabel = exchange.getAttribute('data-label');
  const tabs = calls.map((call, index) => tabOf(call, `${prefix}-${index + 1}`));
  const select = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = index === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      calls[index]?.toggleAttribute('data-aside', !isChosen);
    }
    /* The row may be longer than its window. */
    tabs[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  list.addEventListener('click', ({ target }) => {
    const chosen = tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
    if (chosen >= 0) select(chosen);
  });
  list.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const current = tabs.findIndex((tab) => tab.matches(':focus'));
    const next = tabAfterKey(key, current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    select(next);
  });
  select(0);
  list.append(...tabs);
  return list;
}

function tabOf(call: HTMLElement, id: string): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.role = 'tab';
  tab.id = `${id}-tab`;
  tab.setAttribute('aria-controls', id);
  const title = document.createElement('span');
  /* Without its number, which the style sheet counts. */
  title.textContent = call.querySelector('figcaption > span')?.lastChild?.textContent ?? '';
  const status = document.createElement('small');
  status.textContent = call.querySelector('.code-status')?.textContent?.slice(0, 3) ?? '';
  tab.append(title, status);
  tab.toggleAttribute('data-refused', call.querySelector('.code-refused') !== null);
  call.id = id;
  call.role = 'tabpanel';
  call.setAttribute('aria-labelledby', tab.id);
  return tab;
}
