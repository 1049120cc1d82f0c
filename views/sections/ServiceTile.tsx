import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import type { ServiceCard } from '#content/home/serviceCards.ts';
import { Icon } from '../Icon.tsx';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';

interface ServiceTileProps {
  readonly service: ServiceCard;
  /** A picture above the words, which may take the place of the icon. */
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
      <SvgIcon drawing={ArrowRight} className="card-arrow" size={20} />
      {children}
    </li>
  );
}
