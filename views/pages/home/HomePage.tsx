import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { letsConnect } from '#content/forms/enquiry.ts';
import { hero } from '#content/home/hero.ts';
import { Proof } from '../../sections/Proof.tsx';
import { Call } from '../../shell/Call.tsx';
import { phone } from '../../styles/breakpoints.ts';
import { usePicture } from '../../usePicture.ts';
import { Picture, type PictureProps } from '../../widgets/parts/Picture.tsx';
import type { PageProps } from '../pageProps.ts';
import { AboutBlock } from './AboutBlock.tsx';
import { CoreServices } from './CoreServices.tsx';
import { DigitalServices } from './DigitalServices.tsx';
import { FaqBand } from './FaqBand.tsx';
import { MissionBand } from './MissionBand.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { TechnologyBand } from './TechnologyBand.tsx';

/** The home page (docs/behaviour.md, "What the pages show"). Its enquiry popup is outside `main`: see HomeDialog. */
export function HomePage({ state }: PageProps<'home'>): ReactNode {
  const find = usePicture();
  const scene = find(hero.picture);
  fetchAhead(scene);
  return (
    <>
      <section className="band hero hero-home">
        <div className="container hero-columns">
          <div className="hero-text">
            <h1>{hero.heading}</h1>
            <p className="lead">{hero.lead}</p>
            <p className="actions">
              <a className="button" href="/?enquiry=open#enquiry" data-opens="enquiry">
                {letsConnect}
              </a>{' '}
              <a className="button button-outline" href="#services">
                Learn more<span className="visually-hidden"> about our services</span>
              </a>
            </p>
          </div>
          <Picture {...scene} eager />
        </div>
        <div className="container">
          <Proof facts={hero.proof} />
        </div>
      </section>
      <ServiceCards />
      <AboutBlock />
      <CoreServices />
      <MissionBand state={state} />
      <DigitalServices />
      <TechnologyBand />
      <FaqBand state={state} />
      <Call
        heading="Bring us the idea"
        text="Tell us what you sell and what should become easier. A person who works on it answers."
      />
    </>
  );
}

/* React does so for an <img>, and not where the browser has a choice between two. */
function fetchAhead({ src, narrow }: PictureProps): void {
  const first = { as: 'image', fetchPriority: 'high' } as const;
  preload(src, { ...first, media: `not all and ${phone}` });
  if (narrow) preload(narrow.src, { ...first, media: phone });
}
