import type { ReactNode } from 'react';
import type { CareersIntro } from '#content/careers/careersIntro.ts';

/** The steps after an application, as a short list beside the postings. */
export function Hiring({ heading, steps }: CareersIntro['hiring']): ReactNode {
  return (
    <section className="hiring" aria-labelledby="hiring">
      <h3 id="hiring">{heading}</h3>
      <ol className="hiring-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
