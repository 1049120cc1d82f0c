import type { ReactNode } from 'react';
import { allPosts } from '#content/blog/findPost.ts';
import { subscribe } from '#content/subscribe.ts';
import { Band } from '../../sections/Band.tsx';
import { Prose } from '../../sections/Prose.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { Call } from '../../shell/Call.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { useSite } from '../../site.ts';
import { ArticleCards } from '../blog/ArticleCards.tsx';
import { FeedAddress } from './FeedAddress.tsx';

/** As many as fill a row. */
const shownPosts = allPosts.slice(0, 3);

/** How to hear of new posts without an account: by feed, or by email. */
export function SubscribePage(): ReactNode {
  const { company } = useSite();
  const { heading, lead, picture, latest, feed, email, stop, call } = subscribe;
  const mail = `mailto:${company.contactEmail}?subject=${encodeURIComponent(email.subject)}`;
  return (
    <>
      <Hero
        heading={heading}
        lead={lead}
        picture={picture}
        tool={<FeedAddress path={feed.path} label={feed.open} />}
      />
      <div className="page-bands subscribe">
        <Band kind="steps" heading={feed.heading} intro={feed.intro} picture={feed.picture}>
          <Steps steps={feed.steps} />
        </Band>
        <Band kind="related" heading={latest}>
          <ArticleCards posts={shownPosts} />
        </Band>
        <div className="band band-shared">
          <div className="container">
            <Band kind="words-only" heading={email.heading} isShared>
              <Prose paragraphs={email.paragraphs} />
              <p className="actions">
                <a className="button button-outline" href={mail}>
                  {email.label}
                </a>
              </p>
            </Band>
            <Band kind="words-only" heading={stop.heading} isShared>
              <Prose paragraphs={stop.paragraphs} />
            </Band>
          </div>
        </div>
      </div>
      <Call {...call} />
    </>
  );
}
