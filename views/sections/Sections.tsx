import type { ReactNode } from 'react';
import type { PartnerKind } from '#content/company.ts';
import { partnerSection } from '#content/partners.ts';
import type { Section } from '#content/sections.ts';
import type { PageState } from '#content/urlState.ts';
import { bandsOf, deepSection } from './bandsOf.ts';
import { SectionView } from './SectionView.tsx';

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly state: PageState;
  readonly partner?: PartnerKind | undefined;
}

/** The sections of a page in their bands. Two short ones may share a band, and one stands on dark ground. */
export function Sections({ sections, state, partner }: SectionsProps): ReactNode {
  const named = partner && partnerSection(sections);
  const deep = deepSection(sections);
  const view = (section: Section, isShared: boolean) => (
    <SectionView
      key={section.heading}
      section={section}
      state={state}
      partner={section === named ? partner : undefined}
      isDeep={section === deep}
      isShared={isShared}
    />
  );
  return bandsOf(sections).map((band) => {
    const [first] = band;
    if (band.length === 1) return view(first, false);
    return (
      <div key={first.heading} className="band band-shared">
        <div className="container">{band.map((section) => view(section, true))}</div>
      </div>
    );
  });
}
