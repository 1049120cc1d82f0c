import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { homePage } from '#content/home/homePage.ts';
import { serviceCards } from '#content/home/serviceCards.ts';
import { Icon } from '../../Icon.tsx';
import { Band } from '../../sections/Band.tsx';

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
            <ArrowRight className="card-arrow" aria-hidden="true" size={24} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
