import type { ReactNode } from 'react';
import { navigation } from '#content/navigation.ts';
import { useSite } from '../site.ts';

/** The company's name after a mark that suits any name: two turning halves and a coin that passes between them. */
export function Wordmark(): ReactNode {
  const { name } = useSite().company;
  return (
    <a className="wordmark" href="/" aria-label={navigation.homeLink(name)}>
      <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
        <rect className="mark-ground" width="32" height="32" rx="9" />
        <path className="mark-halves" d="M7 16a9 9 0 0 1 9-9v9zM25 16a9 9 0 0 1-9 9v-9z" />
        <circle className="mark-coin" cx="21" cy="11" r="4" />
        <circle className="mark-shadow" cx="11" cy="21" r="4" />
      </svg>
      {name}
    </a>
  );
}
