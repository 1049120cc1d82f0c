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
  /** The number to which the sum was turned, if there is one. */
  readonly turned?: number | undefined;
  readonly partner?: PartnerKind | undefined;
  /** Stands in the first band, above its text, such as a list of similar pages. */
  readonly guide?: ReactNode;
}

/** The sections of a page in their bands. Two short ones may share a band, and one stands on dark ground. */
export function Sections({ sections, partner, guide, ...asked }: SectionsProps): ReactNode {
  const named = partner && partnerSection(sections);
  const deep = deepSection(sections);
  const view = (section: Section, place: { isShared: boolean; isDeep: boolean }) => (
    <SectionView
      key={section.heading}
      section={section}
      {...asked}
      partner={section === named ? partner : undefined}
      {...place}
    />
  );
  return bandsOf(sections).map((band, index) => {
    const [first] = band;
    const isDeep = band.some((section) => section === deep);
    const isGuided = guide !== undefined && index === 0;
    if (band.length === 1 && !isGuided) return view(first, { isShared: false, isDeep });
    const parts = band.map((section) => view(section, { isShared: true, isDeep: false }));
    return (
      <div key={first.heading} className={bandNames(isGuided, isDeep)}>
        <div className="container">
          {isGuided && guide}
          {isGuided ? <div className="guided-parts">{parts}</div> : parts}
        </div>
      </div>
    );
  });
}

const bandNames = (isGuided: boolean, isDeep: boolean): string =>
  `band ${isGuided ? 'band-guided' : 'band-shared'}${isDeep ? ' band-deep' : ''}`;
