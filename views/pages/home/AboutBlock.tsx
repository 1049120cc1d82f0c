import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { aboutUs } from '#content/home/aboutUs.ts';
import { Band } from '../../sections/Band.tsx';
import { Prose } from '../../sections/Prose.tsx';

/** The About Us block. */
export function AboutBlock(): ReactNode {
  return (
    <Band kind="about" heading={aboutUs.heading} picture={aboutUs.picture}>
      <Prose paragraphs={aboutUs.paragraphs} />
      <p className="about-link">
        <a className="arrow-link" href={aboutUs.link.path}>
          {aboutUs.link.label}
          <ArrowRight aria-hidden="true" size={20} />
        </a>
      </p>
    </Band>
  );
}
