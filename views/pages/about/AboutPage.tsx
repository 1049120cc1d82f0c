import type { ReactNode } from 'react';
import { about } from '#content/about.ts';
import { Band } from '../../sections/Band.tsx';
import { Cards } from '../../sections/Cards.tsx';
import { Words } from '../../sections/Words.tsx';
import { Call } from '../../shell/Call.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { Offers } from './Offers.tsx';

/** The overview page: the ambition in its heading, word by word, and what the company does today. */
export function AboutPage(): ReactNode {
  const {
    hero,
    headings,
    story,
    words,
    standing,
    whatWeDo,
    principles,
    principlesPicture,
    facts,
    call,
  } = about;
  return (
    <>
      <Hero kind="long" {...hero} proof={facts} proofHeading={headings.facts} />
      <Band kind="words" heading={headings.story} intro={story} isDeep>
        <Words words={words} />
        <div className="standing">
          {standing.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <Band kind="offers" id="today" heading={headings.whatWeDo}>
        <Offers offers={whatWeDo} />
      </Band>
      <Band kind="audience" heading={headings.principles} picture={principlesPicture}>
        <Cards cards={principles} />
      </Band>
      <Call {...call} head={hero.picture} />
    </>
  );
}
