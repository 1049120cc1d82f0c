import type { ReactNode } from 'react';
import { stripLabels } from '#content/home/labels.ts';
import { technologies } from '#content/home/technologies.ts';
import { Island } from '../../Island.tsx';
import { Band } from '../../sections/Band.tsx';
import { useSite } from '../../site.ts';

/** The moving strip of technology logos. */
export function TechnologyBand(): ReactNode {
  const { logo } = useSite();
  const items = technologies.items.map(({ id, title, image }) => ({
    id,
    title,
    src: logo(image).src,
  }));
  return (
    <Band
      kind="technologies"
      id="technologies"
      heading={technologies.heading}
      intro={technologies.intro}
    >
      <Island
        widget="technology-strip"
        props={{ heading: stripLabels.section(technologies.heading), technologies: items }}
      />
    </Band>
  );
}
