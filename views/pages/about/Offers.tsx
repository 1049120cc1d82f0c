import type { ReactNode } from 'react';
import type { Offer } from '#content/about.ts';
import type { Action } from '#content/action.ts';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** What the company does, each below a thing of one of its services. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className="topics">
      {offers.map(({ picture, title, text, links }) => (
        <li key={title}>
          <Picture {...find({ ...picture, alt: '' })} isShared />
          <div>
            <h3>
              <KeepTogether>{title}</KeepTogether>
            </h3>
            <p>{text}</p>
            <OfferLinks links={links} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The services of an offer, each leading to its page. */
export const OfferLinks = ({ links }: { readonly links: readonly Action[] }): ReactNode => (
  <ul className="offer-links">
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);
