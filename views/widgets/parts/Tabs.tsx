import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useUrlChoice } from '../hooks/useUrlChoice.ts';
import { bringIntoSight } from './bringIntoSight.ts';
import { tabAfterKey } from './tabAfterKey.ts';

export interface Tab {
  readonly slug: string;
  /** The URL that shows this tab selected, for visitors without JavaScript. */
  readonly href: string;
}

interface TabsProps<T extends Tab> {
  /** The query parameter that holds the choice; also the prefix of ids. */
  readonly parameter: string;
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly tabs: readonly T[];
  readonly selected: string;
  readonly renderTab: (tab: T) => ReactNode;
  readonly renderPanel: (tab: T) => ReactNode;
  /** Stands below the list where that is beside the panel, and below the panel elsewhere. */
  readonly renderAside?: (tab: T) => ReactNode;
}

/**
 * A list of tabs and the panel of the selected one. Without JavaScript the tabs are links that carry the choice in the
 * URL; hydrated, the same markup follows the tabs pattern of the ARIA Authoring Practices.
 */
export function Tabs<T extends Tab>(props: TabsProps<T>): ReactNode {
  const { parameter, label, tabs, renderTab, renderPanel, renderAside } = props;
  const hydrated = useHydrated();
  const listElement = useRef<HTMLDivElement>(null);
  const slugs = tabs.map((tab) => tab.slug);
  const [selected, select] = useUrlChoice(parameter, slugs, props.selected);

  const selectByClick = (event: MouseEvent, slug: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(slug);
    bringIntoSight(`${parameter}-panel-${slug}`);
  };
  const selectByKey = (event: KeyboardEvent) => {
    /* Alt or Command with an arrow belongs to the browser: back and forward. */
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = tabAfterKey(event.key, slugs.indexOf(selected), slugs.length);
    const slug = next === undefined ? undefined : slugs[next];
    if (slug === undefined) return;
    event.preventDefault();
    select(slug);
    listElement.current?.querySelectorAll('a')[next ?? 0]?.focus();
  };

  return (
    <div className={`tabs tabs-${parameter}`}>
      <div
        className="tab-list"
        ref={listElement}
        {...{ role: hydrated ? 'tablist' : 'group', 'aria-label': label }}
      >
        {tabs.map((tab) => (
          <Fragment key={tab.slug}>
            <a
              className="tab"
              id={`${parameter}-tab-${tab.slug}`}
              href={tab.href}
              {...(hydrated
                ? tabRole(tab.slug === selected, `${parameter}-panel-${tab.slug}`)
                : { 'aria-current': tab.slug === selected })}
              onClick={(event) => selectByClick(event, tab.slug)}
              onKeyDown={hydrated ? selectByKey : undefined}
            >
              {renderTab(tab)}
            </a>{' '}
          </Fragment>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.slug}
          className="tab-panel"
          id={`${parameter}-panel-${tab.slug}`}
          {...(hydrated && panelRole(`${parameter}-tab-${tab.slug}`))}
          hidden={tab.slug !== selected}
        >
          {renderPanel(tab)}
        </div>
      ))}
      {renderAside &&
        tabs.map((tab) => (
          <aside key={tab.slug} className="tab-aside" hidden={tab.slug !== selected}>
            {renderAside(tab)}
          </aside>
        ))}
    </div>
  );
}

const tabRole = (selected: boolean, panel: string) => ({
  role: 'tab',
  'aria-selected': selected,
  'aria-controls': panel,
  tabIndex: selected ? 0 : -1,
});

/* The panel begins with text and not with a control, so it takes the focus itself (ARIA Authoring Practices). */
const panelRole = (tab: string) => ({ role: 'tabpanel', 'aria-labelledby': tab, tabIndex: 0 });
