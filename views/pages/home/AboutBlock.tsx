import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { aboutUs } from '#content/home/aboutUs.ts';
import { serviceCards } from '#content/home/serviceCards.ts';
import { Band } from '../../sections/Band.tsx';
import { ServiceTile } from '../../sections/ServiceTile.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';

/** The About Us block: who we are, and the four service cards, each below its place in the picture. */
export function AboutBlock(): ReactNode {
  const { heading, intro, picture, link } = aboutUs;
  return (
    <Band kind="about" heading={heading} intro={intro} banner={picture}>
      <ul className="service-index">
        {serviceCards.map((service) => (
          <ServiceTile key={service.title} service={service} />
        ))}
      </ul>
      <p className="about-link">
        <a className="arrow-link" href={link.path}>
          {link.label}
          <SvgIcon drawing={ArrowRight} size={20} />
        </a>
      </p>
    </Band>
  );
}
