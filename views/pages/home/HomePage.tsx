import type { ReactNode } from 'react';
import { hero } from '#content/home/hero.ts';
import { homePage } from '#content/home/homePage.ts';
import { Call } from '../../shell/Call.tsx';
import { Hero } from '../../shell/Hero.tsx';
import type { PageProps } from '../pageProps.ts';
import { AboutBlock } from './AboutBlock.tsx';
import { CoreServices } from './CoreServices.tsx';
import { DigitalServices } from './DigitalServices.tsx';
import { FaqBand } from './FaqBand.tsx';
import { MissionBand } from './MissionBand.tsx';
import { TechnologyBand } from './TechnologyBand.tsx';

/** The home page. Its enquiry popup is outside of `main`: see HomeDialog. */
export function HomePage({ state }: PageProps<'home'>): ReactNode {
  return (
    <>
      <Hero kind="home" {...hero} />
      <CoreServices />
      <AboutBlock />
      <MissionBand state={state} />
      <DigitalServices />
      <TechnologyBand />
      <FaqBand state={state} />
      <Call {...homePage.call} />
    </>
  );
}
