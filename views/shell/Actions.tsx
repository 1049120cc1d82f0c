import { Fragment, type ReactNode } from 'react';
import type { Action } from '#content/action.ts';

interface ActionsProps {
  readonly actions: readonly Action[];
  /** None is filled, where a form before them has the button that stands out. */
  readonly isQuiet?: boolean;
}

/** Buttons side by side. The first is filled, so that a band has one that stands out. */
export function Actions({ actions, isQuiet = false }: ActionsProps): ReactNode {
  return (
    <p className="actions">
      {actions.map(({ label, href, context, opens }, index) => (
        <Fragment key={label}>
          {index > 0 && ' '}
          <a
            className={isQuiet || index > 0 ? 'button button-outline' : 'button'}
            href={href}
            data-opens={opens}
          >
            {label}
            {context && <span className="visually-hidden"> {context}</span>}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
