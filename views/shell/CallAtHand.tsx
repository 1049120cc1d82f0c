import type { ReactNode } from 'react';
import type { Action } from '#content/action.ts';

/** The main call of a page at the lower edge of a phone's screen, from the end of the hero to the closing call. */
export function CallAtHand({ actions }: { readonly actions: readonly Action[] }): ReactNode {
  const [main] = actions;
  return (
    main && (
      <p className="call-at-hand">
        <a className="button" href={main.href}>
          {main.label}
        </a>
      </p>
    )
  );
}
