import type { ReactNode } from 'react';
import type { Action } from '#content/action.ts';
import { contactActions } from '#content/contactActions.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Actions } from './Actions.tsx';

interface CallProps {
  readonly heading: string;
  readonly text: string;
  /** By default the ways to get in touch. */
  readonly actions?: readonly Action[];
}

/** The closing band of a page: one last sentence and what to do next. */
export function Call({ heading, text, actions = contactActions }: CallProps): ReactNode {
  return (
    <section className="band band-call" aria-labelledby="call">
      <div className="container">
        <h2 id="call">
          <KeepTogether>{heading}</KeepTogether>
        </h2>
        <p className="lead">{text}</p>
        <Actions actions={actions} />
      </div>
    </section>
  );
}
