import { ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Action } from '#content/action.ts';

interface ActionsProps {
  readonly actions: readonly Action[];
  /** They are links with arrows, where a form before them has the button that stands out. */
  readonly isQuiet?: boolean;
}

const classOf = (index: number, isQuiet: boolean): string => {
  if (isQuiet) return 'arrow-link';
  return index === 0 ? 'button' : 'button button-outline';
};

/** Buttons side by side. The first is filled, so that a band has one that stands out. */
export function Actions({ actions, isQuiet = false }: ActionsProps): ReactNode {
  return (
    <p className="actions">
      {actions.map(({ label, href, context, opens }, index) => (
        <Fragment key={label}>
          {index > 0 && ' '}
          <a className={classOf(index, isQuiet)} href={href} data-opens={opens}>
            {label}
            {context && <span className="visually-hidden"> {context}</span>}
            {isQuiet && <ArrowRight aria-hidden="true" size={20} />}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
