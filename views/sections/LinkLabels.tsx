import type { ReactNode } from 'react';
import type { Action } from '#content/action.ts';

/** Links to pages, each a label of a few words, in rows. */
export const LinkLabels = ({ links }: { readonly links: readonly Action[] }): ReactNode => (
  <ul className="link-labels">
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);
