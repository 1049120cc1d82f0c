import type { ReactNode } from 'react';
import { careersIntro } from '#content/careers/careersIntro.ts';
import { postings } from '#content/careers/postings.ts';
import { writePageState } from '#content/urlState.ts';
import { Island } from '../../Island.tsx';
import { Band } from '../../sections/Band.tsx';
import { Cards } from '../../sections/Cards.tsx';
import { PicturedSteps } from '../../sections/PicturedSteps.tsx';
import { Call } from '../../shell/Call.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { useSite } from '../../site.ts';
import { usePicture } from '../../usePicture.ts';
import { blank } from '../../widgets/forms/outcome.ts';
import type { PageProps } from '../pageProps.ts';

/** Careers: the postings with the application form over them, why to join, and what happens after an application. */
export function CareersPage({ state, submission }: PageProps<'careers'>): ReactNode {
  const { company, resumeMaxMb } = useSite();
  const find = usePicture();
  const { heading, lead, picture, actions, reasons, hiring, call } = careersIntro;
  const selected = state.job ?? postings[0].id;
  return (
    <>
      <Hero {...{ heading, lead, picture, actions }} />
      <Band kind="careers" id="positions" heading={careersIntro.positionsHeading}>
        <Island
          widget="careers"
          props={{
            jobs: postings.map((posting) => ({
              ...posting,
              picture: find(posting.picture),
              slug: posting.id,
              href: positionsHref(posting.id),
              applyHref: applyHref(posting.id),
            })),
            selected,
            company: company.name,
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
      <Band
        kind="audience"
        heading={careersIntro.reasonsHeading}
        picture={careersIntro.reasonsPicture}
      >
        <Cards cards={reasons} isRows />
      </Band>
      <Band kind="steps" id="hiring" heading={hiring.heading} banner={hiring.banner}>
        <PicturedSteps steps={hiring.steps} picture={hiring.banner} />
      </Band>
      <Call
        heading={call.heading}
        text={call.text(company.careersEmail)}
        actions={[
          { label: call.email, href: `mailto:${company.careersEmail}` },
          { label: call.button, href: '#positions' },
        ]}
        picture={call.picture}
      />
    </>
  );
}

const positionsHref = (job: string): string =>
  `/Career${writePageState('/Career', { job })}#positions`;

const applyHref = (job: string): string =>
  `/Career${writePageState('/Career', { job, apply: 'open' })}#apply`;
