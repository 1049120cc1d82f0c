import type { ReactNode } from 'react';
import { errorPage } from '#content/errorPage.ts';

export interface Suggestion {
  readonly href: string;
  readonly label: string;
}

/** Pages that the visitor may have meant. */
export function Suggestions({
  suggestions,
}: {
  readonly suggestions: readonly Suggestion[];
}): ReactNode {
  return (
    <nav className="suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{errorPage.suggestions}</h2>
      <ul>
        {suggestions.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
