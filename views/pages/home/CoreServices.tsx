import type { ReactNode } from 'react';
import { homePage } from '#content/home/homePage.ts';
import { coreServices } from '#content/home/serviceCards.ts';
import { headPictureOf } from '../../headPictureOf.ts';
import { Band } from '../../sections/Band.tsx';
import { ServiceTile } from '../../sections/ServiceTile.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** The six core services, as a bento grid. */
export function CoreServices(): ReactNode {
  const find = usePicture();
  return (
    <Band
      kind="core"
      id="services"
      heading={homePage.coreServicesHeading}
      intro={homePage.coreServicesIntro}
    >
      <ul className="core">
        {coreServices.map((service) => (
          <ServiceTile key={service.title} service={service}>
            <div className={service.isWide ? 'core-glimpse core-whole' : 'core-glimpse'}>
              <Picture
                {...find({ name: service.picture, narrow: service.thumbnail, alt: '' })}
                becomes={service.isWide && headPictureOf(service.path)?.name}
              />
            </div>
          </ServiceTile>
        ))}
      </ul>
    </Band>
  );
}
