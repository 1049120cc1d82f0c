import type { ReactNode } from 'react';
import { about } from '#content/about.ts';
import { Band } from '../../sections/Band.tsx';
import { Cards } from '../../sections/Cards.tsx';
import { Proof } from '../../sections/Proof.tsx';
import { Words } from '../../sections/Words.tsx';
import { Call } from '../../shell/Call.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** The overview page. */
export function AboutPage(): ReactNode {
  const { hero, headings, story, words, standing, whatWeDo, principles, facts, call } = about;
  const find = usePicture();
  return (
    <>
      <section className="band hero hero-long">
        <div className="container hero-columns">
          <div className="hero-text">
            <h1>{hero.heading}</h1>
            <p className="lead">{hero.lead}</p>
          </div>
          <Picture {...find(hero.picture)} eager />
        </div>
        <div className="container">
          <h2 className="visually-hidden">{headings.facts}</h2>
          <Proof facts={facts} />
        </div>
      </section>
      <Band kind="words" heading={headings.story} intro={story}>
        <Words words={words} />
        <div className="standing">
          {standing.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <Band kind="cards" heading={headings.whatWeDo}>
        <Cards cards={whatWeDo} />
      </Band>
      <Band kind="audience" heading={headings.principles}>
        <Cards cards={principles} />
      </Band>
      <Call {...call} />
    </>
  );
}
