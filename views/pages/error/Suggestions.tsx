import type { ReactNode } from 'react';
import type { Action } from '#content/action.ts';
import { errorPage } from '#content/errorPage.ts';
import { LinkLabels } from '../../sections/LinkLabels.tsx';

/** Pages that the visitor may have meant. */
export function Suggestions({
  suggestions,
}: {
  readonly suggestions: readonly Action[];
}): ReactNode {
  return (
    <nav className="suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{errorPage.suggestions}</h2>
      <LinkLabels links={suggestions} />
    </nav>
  );
}
