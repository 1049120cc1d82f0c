/**
 * Makes tabs of the calls of an exchange, which the page shows one below the other (tabs pattern of the ARIA Authoring
 * Practices). On paper all of them stay: only styles for screens hide the others.
 */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Enhances each exchange of at least two calls. */
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
  };
  list.addEventListener('click', ({ target }) => {
    const chosen = tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
    if (chosen >= 0) select(chosen);
  });
  list.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const step = steps[key];
    if (step === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const current = tabs.findIndex((tab) => tab.matches(':focus'));
    const next = (current + step + tabs.length) % tabs.length;
    select(next);
    tabs[next]?.focus();
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
  title.textContent = call.querySelector('figcaption')?.textContent ?? '';
  tab.append(title);
  call.id = id;
  call.role = 'tabpanel';
  call.setAttribute('aria-labelledby', tab.id);
  return tab;
}
