import type { ReactNode } from 'react';
import type { Offer } from '#content/about.ts';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { RichText } from '../../widgets/parts/RichText.tsx';

/** What the company does, each below a thing of one of its services. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className="topics">
      {offers.map(({ picture, title, text }) => (
        <li key={title}>
          <Picture {...find({ ...picture, alt: '' })} isShared />
          <div>
            <h3>
              <KeepTogether>{title}</KeepTogether>
            </h3>
            <p>
              <RichText>{text}</RichText>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
