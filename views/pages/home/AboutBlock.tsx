import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { aboutUs } from '#content/home/aboutUs.ts';
import { Band } from '../../sections/Band.tsx';
import { Prose } from '../../sections/Prose.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';

/** The About Us block. */
export function AboutBlock(): ReactNode {
  return (
    <Band kind="about" heading={aboutUs.heading} picture={aboutUs.picture}>
      <Prose paragraphs={aboutUs.paragraphs} />
      <p className="about-link">
        <a className="arrow-link" href={aboutUs.link.path}>
          {aboutUs.link.label}
          <SvgIcon drawing={ArrowRight} size={20} />
        </a>
      </p>
    </Band>
  );
}
