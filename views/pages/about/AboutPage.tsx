import type { ReactNode } from 'react';
import { about } from '#content/about.ts';
import { Band } from '../../sections/Band.tsx';
import { Cards } from '../../sections/Cards.tsx';
import { Call } from '../../shell/Call.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { Offers } from './Offers.tsx';
import { OfficeFacts } from './OfficeFacts.tsx';
import { Words } from './Words.tsx';

/** The overview page: what the company is, for whom it works and what it does today, how it works, its ambition word by word, and its office. */
export function AboutPage(): ReactNode {
  const { head, headings, story, aim, company, whatWeDo, facts, call } = about;
  return (
    <>
      <Hero {...head} proof={facts} proofHeading={headings.facts} />
      <Band kind="story" heading={headings.story} intro={story}>
        {null}
      </Band>
      <Band kind="offers" id="today" heading={headings.whatWeDo} isDeep>
        <Offers offers={whatWeDo} />
      </Band>
      <Band
        kind="audience"
        heading={headings.principles}
        picture={about.principlesPicture}
        pictureFirst
      >
        <Cards cards={about.principles} isRows />
      </Band>
      <Band
        kind="aim"
        eyebrow={aim.eyebrow}
        heading={aim.heading}
        intro={aim.lead}
        banner={aim.picture}
      >
        <Words words={aim.words} picture={aim.picture} />
      </Band>
      <Band kind="office" heading={headings.company} intro={company.intro} banner={company.picture}>
        <OfficeFacts />
      </Band>
      <Call {...call} head={head.picture} />
    </>
  );
}
