import type { ReactNode } from 'react';
import { digitalServices } from '#content/home/digitalServices.ts';
import { headPictureOf } from '../../headPictureOf.ts';
import { Band } from '../../sections/Band.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** The five digital services, each with its picture. */
export function DigitalServices(): ReactNode {
  const find = usePicture();
  return (
    <Band kind="digital" heading={digitalServices.heading}>
      <ul className="digital swipe-row">
        {digitalServices.items.map(({ slug, title, text, path, picture }) => (
          <li className="card card-link" key={slug}>
            <Picture {...find(picture)} becomes={headPictureOf(path)?.name} />
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
