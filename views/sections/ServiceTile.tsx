import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import type { ServiceCard } from '#content/home/serviceCards.ts';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';

interface ServiceTileProps {
  readonly service: ServiceCard;
  /** A picture above the words. */
  readonly children?: ReactNode;
}

/** A card that leads to a page. All of it can be clicked; the link is its title. */
export function ServiceTile({ service, children }: ServiceTileProps): ReactNode {
  const { title, text, path } = service;
  return (
    <li className="card card-link">
      {children}
      <h3>
        <a href={path}>{title}</a>
      </h3>
      <p>{text}</p>
      <SvgIcon drawing={ArrowRight} className="card-arrow" size={20} />
    </li>
  );
}
