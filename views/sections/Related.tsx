import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import type { RelatedLink } from '#content/sections.ts';
import { headPictureOf } from '../headPictureOf.ts';
import { usePicture } from '../usePicture.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';

interface RelatedProps {
  readonly links: readonly RelatedLink[];
}

/** Other pages on the subject, each with a scene of its own or the one that phones see at its head. */
export function Related({ links }: RelatedProps): ReactNode {
  const find = usePicture();
  return (
    <ul className={`cards cards-${links.length} related swipe-row`}>
      {links.map(({ path, label, text, picture }) => {
        const scene = headPictureOf(path);
        return (
          <li className="card card-link" key={path}>
            {scene && (
              <Picture
                {...find({ name: picture ?? scene.narrow ?? scene.name, alt: '' })}
                becomes={scene.name}
              />
            )}
            <h3>
              <a href={path}>
                <KeepTogether>{label}</KeepTogether>
              </a>
            </h3>
            <p>{text}</p>
            <SvgIcon drawing={ArrowRight} className="card-arrow" size={20} />
          </li>
        );
      })}
    </ul>
  );
}
