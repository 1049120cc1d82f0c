import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceCard } from '#content/home/serviceCards.ts';
import { Icon } from '../Icon.tsx';

interface ServiceTileProps {
  readonly service: ServiceCard;
  /** A picture beside the words. */
  readonly children?: ReactNode;
}

/** A card that leads to a page. All of it can be clicked; the link is its title. */
export function ServiceTile({ service, children }: ServiceTileProps): ReactNode {
  const { icon, title, text, path } = service;
  return (
    <li className="card card-link">
      <Icon name={icon} />
      <h3>
        <a href={path}>{title}</a>
      </h3>
      <p>{text}</p>
      <ArrowRight className="card-arrow" aria-hidden="true" size={20} />
      {children}
    </li>
  );
}
