import type { ReactNode } from 'react';
import { serviceActions } from '#content/contactActions.ts';
import { apiEntries } from '#content/menu.ts';
import { RulesNote } from '../../sections/RulesNote.tsx';
import { Sections } from '../../sections/Sections.tsx';
import { Call } from '../../shell/Call.tsx';
import { CallAtHand } from '../../shell/CallAtHand.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { ShareButtons } from '../../shell/ShareButtons.tsx';
import type { PageProps } from '../pageProps.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Panorama } from './Panorama.tsx';
import { SideNavigation } from './SideNavigation.tsx';

/**
 * An API page: breadcrumb, cover, and its sections, the first beside the side navigation. The cover is looked up by the path among the
 * listed API pages, so the money transfer page, which is not listed, has none.
 */
export function ApiPage({ page, state, turned }: PageProps<'api'>): ReactNode {
  const { heading, lead, proof, panorama, sections, partner, call, rules = [] } = page.content;
  const actions = serviceActions(page);
  const cover = apiEntries.find((entry) => entry.link === page.path)?.cover;
  const share = <ShareButtons page={page} />;
  return (
    <>
      <Hero
        heading={heading}
        lead={lead}
        picture={cover}
        {...(panorama ? { kind: 'panorama' } : { proof })}
        breadcrumb={<Breadcrumb name={page.name} />}
        actions={actions}
      >
        {!panorama && share}
      </Hero>
      {panorama && (
        <Panorama picture={panorama} proof={proof}>
          {share}
        </Panorama>
      )}
      <div className="page-bands page-bands-api">
        <Sections
          sections={sections}
          state={state}
          turned={turned}
          partner={partner}
          guide={<SideNavigation path={page.path} />}
        />
        <CallAtHand actions={actions} />
      </div>
      <Call {...call} actions={actions.slice(0, 1)} head={cover ?? panorama} />
      <RulesNote rules={rules} isClosed />
    </>
  );
}
