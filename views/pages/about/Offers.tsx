import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import type { Offer } from '#content/about.ts';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';

/** What the company does, each below a scene from its page. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className="topics">
      {offers.map(({ picture, title, text, link }) => (
        <li key={title}>
          <Picture {...find({ ...picture, alt: '' })} isShared />
          <div>
            <h3>
              <KeepTogether>{title}</KeepTogether>
            </h3>
            <p>{text}</p>
            <p>
              <a className="arrow-link" href={link.path}>
                {link.label}
                <SvgIcon drawing={ArrowRight} size={20} />
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
