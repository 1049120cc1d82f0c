import type { ReactNode } from 'react';
import type { Offer } from '#content/about.ts';
import { LinkLabels } from '../../sections/LinkLabels.tsx';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** What the company does, each with a thing of one of its services, and links to all of them. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className="cards offers">
      {offers.map(({ picture, title, text, links }) => (
        <li className="card" key={title}>
          <Picture {...find({ ...picture, alt: '' })} isShared />
          <div>
            <h3>
              <KeepTogether>{title}</KeepTogether>
            </h3>
            <p>{text}</p>
            <LinkLabels links={links} />
          </div>
        </li>
      ))}
    </ul>
  );
}
