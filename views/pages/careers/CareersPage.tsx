import type { ReactNode } from 'react';
import { careersIntro } from '#content/careers/careersIntro.ts';
import { postings } from '#content/careers/postings.ts';
import { writePageState } from '#content/urlState.ts';
import { Island } from '../../Island.tsx';
import { Band } from '../../sections/Band.tsx';
import { Cards } from '../../sections/Cards.tsx';
import { Call } from '../../shell/Call.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { useSite } from '../../site.ts';
import { usePicture } from '../../usePicture.ts';
import { blank } from '../../widgets/forms/outcome.ts';
import type { PageProps } from '../pageProps.ts';

/** Careers: why to join, the postings, and the application form over them. */
export function CareersPage({ state, submission }: PageProps<'careers'>): ReactNode {
  const { company, resumeMaxMb } = useSite();
  const { heading, lead, picture, actions, proof, reasonsHeading, reasons, call } = careersIntro;
  const find = usePicture();
  const selected = state.job ?? postings[0].id;
  return (
    <>
      <Hero {...{ heading, lead, picture, actions, proof }} />
      <Band kind="cards" heading={reasonsHeading}>
        <Cards cards={reasons} />
      </Band>
      <Band kind="careers" id="positions" heading={careersIntro.positionsHeading}>
        <Island
          widget="careers"
          props={{
            jobs: postings.map((posting) => ({
              ...posting,
              slug: posting.id,
              href: positionsHref(posting.id),
              applyHref: applyHref(posting.id),
            })),
            selected,
            company: company.name,
            hiring: { ...careersIntro.hiring, picture: find(careersIntro.hiring.picture) },
            application: {
              open: state.apply === 'open' || submission !== undefined,
              closeHref: positionsHref(selected),
              outcome: submission?.outcome ?? blank,
              address: company.careersEmail,
              resumeMaxMb,
            },
          }}
        />
      </Band>
      <Call
        heading={call.heading}
        text={call.text(company.careersEmail)}
        actions={[{ label: call.button, href: `mailto:${company.careersEmail}` }]}
      />
    </>
  );
}

const positionsHref = (job: string): string =>
  `/Career${writePageState('/Career', { job })}#positions`;

const applyHref = (job: string): string =>
  `/Career${writePageState('/Career', { job, apply: 'open' })}#apply`;
