import type { ReactNode } from 'react';
import { letsConnect } from '#content/forms/enquiry.ts';
import { KeepTogether } from '../KeepTogether.tsx';

/** The closing band of a page: one last sentence and the ways to get in touch. */
export function Call({
  heading,
  text,
}: {
  readonly heading: string;
  readonly text: string;
}): ReactNode {
  return (
    <section className="band band-call" aria-labelledby="call">
      <div className="container">
        <h2 id="call">
          <KeepTogether>{heading}</KeepTogether>
        </h2>
        <p className="lead">{text}</p>
        <p className="actions">
          <a className="button" href="/Contact">
            Contact us
          </a>{' '}
          <a className="button button-outline" href="/?enquiry=open">
            {letsConnect}
          </a>
        </p>
      </div>
    </section>
  );
}
