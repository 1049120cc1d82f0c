import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { homePage } from '#content/home/homePage.ts';
import { serviceCards } from '#content/home/serviceCards.ts';
import { Icon } from '../../Icon.tsx';
import { Band } from '../../sections/Band.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';

/** The four service cards, as the lines of an index: each says for whom it is. */
export function ServiceCards(): ReactNode {
  return (
    <Band kind="index" id="services" heading={homePage.servicesHeading}>
      <ul className="service-index">
        {serviceCards.map(({ icon, title, text, path }) => (
          <li className="card-link" key={title}>
            <Icon name={icon} />
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{text}</p>
            <SvgIcon drawing={ArrowRight} className="card-arrow" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
