import type { ReactNode } from 'react';
import { allPosts } from '#content/blog/findPost.ts';
import { subscribe } from '#content/subscribe.ts';
import { Band } from '../../sections/Band.tsx';
import { PicturedSteps } from '../../sections/PicturedSteps.tsx';
import { Call } from '../../shell/Call.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { useSite } from '../../site.ts';
import { ArticleRows } from '../blog/ArticleRows.tsx';
import { PostCard } from '../blog/PostCard.tsx';
import { FeedAddress } from './FeedAddress.tsx';

/* Beside its card the others, as rows, are about as high. */
const [firstPost, ...otherPosts] = allPosts.slice(0, 5);

/** How to hear of new posts without an account: by feed, or by email. */
export function SubscribePage(): ReactNode {
  const { company } = useSite();
  const { heading, lead, picture, latest, feed, call } = subscribe;
  const mail = `mailto:${company.contactEmail}?subject=${encodeURIComponent(call.subject)}`;
  return (
    <>
      <Hero
        heading={heading}
        lead={lead}
        picture={picture}
        tool={<FeedAddress path={feed.path} label={feed.open} />}
      />
      <div className="page-bands">
        <Band kind="steps" heading={feed.heading} intro={feed.intro} banner={feed.banner}>
          <PicturedSteps steps={feed.steps} picture={feed.banner} />
        </Band>
        <Band kind="articles" {...latest}>
          <div className="first-articles">
            {firstPost && (
              <PostCard post={firstPost} level={3} size="small" isFirst={false} isWideOnPhones />
            )}
            <ArticleRows posts={otherPosts} />
          </div>
        </Band>
      </div>
      <Call
        heading={call.heading}
        text={call.text}
        picture={call.picture}
        narrow={call.narrow}
        actions={[{ label: call.label, href: mail }]}
      />
    </>
  );
}
