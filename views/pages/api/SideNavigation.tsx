import type { ReactNode } from 'react';
import { apiEntries } from '#content/menu.ts';
import { navigation } from '#content/navigation.ts';

/** The list of the API pages, with the current one marked. */
export function SideNavigation({ path }: { readonly path: string }): ReactNode {
  return (
    <nav className="side-navigation" aria-label={navigation.apiPages}>
      <p aria-hidden="true">{navigation.apiPages}</p>
      <ul>
        {apiEntries.map(({ name, link }) => (
          <li key={link}>
            <a href={link} aria-current={link === path ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
