import type { ReactNode } from 'react';
import { serviceActions } from '#content/contactActions.ts';
import { apiEntries } from '#content/menu.ts';
import { partnerSection } from '#content/partners.ts';
import type { Section } from '#content/sections.ts';
import { RulesNote } from '../../sections/RulesNote.tsx';
import { SectionView } from '../../sections/SectionView.tsx';
import { Call } from '../../shell/Call.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { ShareButtons } from '../../shell/ShareButtons.tsx';
import type { PageProps } from '../pageProps.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { SideNavigation } from './SideNavigation.tsx';

/**
 * An API page: breadcrumb, cover, side navigation and content. The cover is looked up by the path among the listed
 * API pages, so the money transfer page, which is not listed, has none.
 */
export function ApiPage({ page, state }: PageProps<'api'>): ReactNode {
  const { heading, lead, proof, sections, partner, call, rules = [] } = page.content;
  const named = partner && partnerSection(sections);
  const actions = serviceActions(page);
  const cover = apiEntries.find((entry) => entry.link === page.path)?.cover;
  const [beside, below] = splitAtFirstWide(sections);
  const view = (section: Section) => (
    <SectionView
      key={section.heading}
      section={section}
      state={state}
      partner={section === named ? partner : undefined}
    />
  );
  return (
    <>
      <Hero
        heading={heading}
        lead={lead}
        picture={cover}
        proof={proof}
        breadcrumb={<Breadcrumb name={page.name} />}
        actions={actions}
      >
        <ShareButtons page={page} />
      </Hero>
      <div className="container api-columns">
        <SideNavigation path={page.path} />
        <div className="api-content">{beside.map(view)}</div>
      </div>
      {below.map(view)}
      <RulesNote rules={rules} />
      <Call {...call} actions={actions.slice(0, 1)} />
    </>
  );
}

/* The side navigation ends where a section needs the whole width; every section after it takes the whole width too. */
function splitAtFirstWide(sections: readonly Section[]): [readonly Section[], readonly Section[]] {
  const wide = sections.findIndex(({ kind }) => kind === 'flow' || kind === 'code');
  const end = wide === -1 ? sections.length : wide;
  return [sections.slice(0, end), sections.slice(end)];
}
