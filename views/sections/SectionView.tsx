import type { ReactNode } from 'react';
import type { PartnerKind } from '#content/company.ts';
import type { Section } from '#content/sections.ts';
import type { PageState } from '#content/urlState.ts';
import { Band } from './Band.tsx';
import { Partner } from './Partner.tsx';
import { SectionBody } from './SectionBody.tsx';

interface SectionViewProps {
  readonly section: Section;
  readonly state: PageState;
  /** The number to which the sum was turned, if there is one. */
  readonly turned?: number | undefined;
  /** Named at the end of the section. */
  readonly partner?: PartnerKind | undefined;
  readonly isDeep?: boolean;
  /** One of two that share a band. */
  readonly isShared?: boolean;
}

/** Draws one section of a page in its band. */
export function SectionView(props: SectionViewProps): ReactNode {
  const { section, state, turned, partner, ...band } = props;
  return (
    <Band
      kind={section.kind}
      heading={section.heading}
      intro={section.intro}
      picture={section.picture}
      pictureFirst={section.pictureFirst}
      banner={section.banner}
      id={section.kind === 'useCases' ? 'usecases' : section.id}
      {...band}
    >
      <SectionBody section={section} state={state} turned={turned} />
      {partner && <Partner kind={partner} />}
    </Band>
  );
}
