import type { ReactNode } from 'react';
import { postings } from '#content/careers/postings.ts';
import { careersIntro } from '#content/careers/reasons.ts';
import type { PictureText } from '#content/pictureText.ts';
import { writePageState } from '#content/urlState.ts';
import { Island } from '../../Island.tsx';
import { Band } from '../../sections/Band.tsx';
import { Cards } from '../../sections/Cards.tsx';
import { useSite } from '../../site.ts';
import { usePicture } from '../../usePicture.ts';
import { blank } from '../../widgets/forms/outcome.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';
import type { PageProps } from '../pageProps.ts';

const picture: PictureText = {
  name: 'career',
  alt: 'Two developers at one desk, an Android phone and a code window between them',
};

/** Careers: why to join, the postings, and the application form over them. */
export function CareersPage({ state, submission }: PageProps<'careers'>): ReactNode {
  const { company, resumeMaxMb } = useSite();
  const find = usePicture();
  const href = (job: string, apply = 'closed') =>
    `/Career${writePageState('/Career', { job, apply })}${apply === 'open' ? '#apply' : '#positions'}`;
  const selected = state.job ?? postings[0].id;
  return (
    <>
      <section className="band hero">
        <div className="container hero-columns">
          <div className="hero-text">
            <h1>{careersIntro.heading}</h1>
            <p className="lead">{careersIntro.lead}</p>
            <p className="actions">
              <a className="button" href="#positions">
                See the open positions
              </a>
            </p>
          </div>
          <Picture {...find(picture)} eager />
        </div>
      </section>
      <Band kind="cards" heading="Why people work here">
        <Cards cards={careersIntro.reasons} />
      </Band>
      <Band kind="careers" id="positions" heading="Open positions">
        <Island
          widget="careers"
          props={{
            jobs: postings.map((posting) => ({
              ...posting,
              slug: posting.id,
              href: href(posting.id),
              applyHref: href(posting.id, 'open'),
            })),
            selected,
            company: company.name,
            hiring: careersIntro.hiring,
            application: {
              open: state.apply === 'open' || submission !== undefined,
              closeHref: href(selected),
              outcome: submission?.outcome ?? blank,
              address: company.careersEmail,
              resumeMaxMb,
            },
          }}
        />
      </Band>
      <section className="band band-call" aria-labelledby="call">
        <div className="container">
          <h2 id="call">Prefer to write?</h2>
          <p className="lead">
            Send your resume, a cover letter and your portfolio to {company.careersEmail}.
          </p>
          <p className="actions">
            <a className="button" href={`mailto:${company.careersEmail}`}>
              Write to us
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
