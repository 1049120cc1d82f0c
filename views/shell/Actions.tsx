import { ArrowRight } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import type { Action } from '#content/action.ts';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';

interface ActionsProps {
  readonly actions: readonly Action[];
  /** They are links, where a form before them has the button that stands out. */
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
            {isQuiet && <SvgIcon drawing={ArrowRight} size={20} />}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
