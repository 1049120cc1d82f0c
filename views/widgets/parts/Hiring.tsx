import type { ReactNode } from 'react';
import type { CareersIntro } from '#content/careers/careersIntro.ts';
import { Picture, type PictureProps } from './Picture.tsx';

export interface HiringProps extends Omit<CareersIntro['hiring'], 'picture'> {
  readonly picture: PictureProps;
}

/** The steps after an application, as a short list beside the postings, and a picture of the work. */
export function Hiring({ heading, steps, picture }: HiringProps): ReactNode {
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
      <Picture {...picture} />
    </section>
  );
}
