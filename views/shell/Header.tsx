import { ChevronDown, Menu, X } from 'lucide';
import type { ReactNode } from 'react';
import { headerMenu, type MenuEntry } from '#content/menu.ts';
import { navigation } from '#content/navigation.ts';
import { Icon } from '../Icon.tsx';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';
import { Wordmark } from './Wordmark.tsx';

interface HeaderProps {
  /** The current page, whose links are marked. */
  readonly path: string | undefined;
}

/**
 * The site's header. All dropdowns are `details` of one name, so that browsers keep one open at a time without a
 * script. On screens wider than 1024 px CSS opens them on hover and on focus.
 */
export function Header({ path }: HeaderProps): ReactNode {
  return (
    <header className="header" data-header>
      <div className="container header-bar">
        <Wordmark />
        <details className="hamburger" data-hamburger>
          <summary aria-label={navigation.hamburger}>
            <SvgIcon drawing={Menu} className="hamburger-open" />
            <SvgIcon drawing={X} className="hamburger-close" />
          </summary>
        </details>
        <nav className="menu" aria-label={navigation.main}>
          <ul className="menu-list">
            {headerMenu.map((entry) => (
              <li key={entry.title} className="menu-entry">
                <Entry entry={entry} path={path} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Entry({ entry, path }: { entry: MenuEntry; path: string | undefined }): ReactNode {
  if ('link' in entry) {
    return (
      <a
        className={titleClass(entry.covers, path)}
        href={entry.link}
        aria-current={current(entry.link, path)}
      >
        {entry.title}
      </a>
    );
  }
  return (
    <details className="dropdown" name="menu" data-dropdown>
      <summary className={titleClass(entry.family, path)}>
        {entry.title}
        <SvgIcon drawing={ChevronDown} className="chevron" size={16} />
      </summary>
      <ul className="dropdown-panel">
        {entry.items.map(({ title, link, line, icon }) => (
          <li key={title}>
            <a className="dropdown-link" href={link} aria-current={current(link, path)}>
              <Icon name={icon} />
              <span>
                {title} <small>{line}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An entry is marked on the pages that belong to it; only a link to the page itself is its current one. */
const titleClass = (family: readonly string[] | undefined, path: string | undefined) =>
  family?.some((each) => each === path) ? 'menu-title menu-title-current' : 'menu-title';

const current = (link: string, path: string | undefined) => (link === path ? 'page' : undefined);
