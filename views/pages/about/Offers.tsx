import type { ReactNode } from 'react';
import type { Offer } from '#content/about.ts';
import { Icon } from '../../Icon.tsx';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { RichText } from '../../widgets/parts/RichText.tsx';

/** What the company does, each below a scene from its page; on a phone, beside an icon. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className="offers">
      {offers.map(({ icon, picture, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <Picture {...find({ name: picture, alt: '' })} />
          <h3>
            <KeepTogether>{title}</KeepTogether>
          </h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}
