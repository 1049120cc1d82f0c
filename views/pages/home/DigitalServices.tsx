import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { digitalServices } from '#content/home/digitalServices.ts';
import { coreServices } from '#content/home/serviceCards.ts';
import { headPictureOf } from '../../headPictureOf.ts';
import { Band } from '../../sections/Band.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';

/* Of two pictures that lead to one page only one can grow into that page's own. */
const grownAbove = new Set(coreServices.filter(({ isWide }) => isWide).map(({ path }) => path));

/** The five digital services, each with its picture. */
export function DigitalServices(): ReactNode {
  const find = usePicture();
  return (
    <Band kind="digital" heading={digitalServices.heading} intro={digitalServices.intro}>
      <ul className="digital swipe-row">
        {digitalServices.items.map(({ slug, title, text, path, picture }) => (
          <li className="card card-link" key={slug}>
            <Picture
              {...find(picture)}
              becomes={grownAbove.has(path) ? undefined : headPictureOf(path)?.name}
            />
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{text}</p>
            <SvgIcon drawing={ArrowRight} className="card-arrow" size={20} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
