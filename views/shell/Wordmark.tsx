import type { ReactNode } from 'react';
import { navigation } from '#content/navigation.ts';
import { useSite } from '../site.ts';

/** The company's name after its logo, or after a mark that suits any name. */
export function Wordmark(): ReactNode {
  const { company, mark } = useSite();
  const { name } = company;
  return (
    <a className="wordmark" href="/" aria-label={navigation.homeLink(name)}>
      {mark ? <img {...mark} alt="" /> : <Mark />}
      <span className="wordmark-name">{name}</span>
    </a>
  );
}

/* Two turning halves and a coin that passes between them. */
function Mark(): ReactNode {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
      <rect className="mark-ground" width="32" height="32" rx="9" />
      <path className="mark-halves" d="M7 16a9 9 0 0 1 9-9v9zM25 16a9 9 0 0 1-9 9v-9z" />
      <circle className="mark-coin" cx="21" cy="11" r="4" />
      <circle className="mark-shadow" cx="11" cy="21" r="4" />
    </svg>
  );
}
