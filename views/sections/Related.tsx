import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pages } from '#content/pages.ts';
import type { PictureText } from '#content/pictureText.ts';
import type { RelatedLink } from '#content/sections.ts';
import { KeepTogether } from '../KeepTogether.tsx';
import { usePicture } from '../usePicture.ts';
import { Picture } from '../widgets/parts/Picture.tsx';

interface RelatedProps {
  readonly links: readonly RelatedLink[];
}

/** Other pages on the subject, each with the scene from its hero. */
export function Related({ links }: RelatedProps): ReactNode {
  const find = usePicture();
  return (
    <ul className={`cards cards-${links.length} related`}>
      {links.map(({ path, label, text }) => {
        const scene = sceneOf(path);
        return (
          <li className="card card-link" key={path}>
            {scene && <Picture {...find({ ...scene, alt: '' })} />}
            <h3>
              <a href={path}>
                <KeepTogether>{label}</KeepTogether>
              </a>
            </h3>
            <p>{text}</p>
            <ArrowRight className="card-arrow" aria-hidden="true" size={20} />
          </li>
        );
      })}
    </ul>
  );
}

function sceneOf(path: string): PictureText | undefined {
  const page = pages.find((each) => each.path === path);
  return page?.layout === 'api' || page?.layout === 'service' ? page.content.picture : undefined;
}
