import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { journal } from '#content/blog/journal.ts';
import type { BlogPost } from '#content/blog/post.ts';
import { posts } from '#content/blog/posts.ts';
import { KeepTogether } from '../../KeepTogether.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';
import type { PageProps } from '../pageProps.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { halve, splitDescription } from './splitDescription.ts';

/** The thirty posts, or those that a search found. CSS alone fades the page in. */
export function BlogPage({ search }: PageProps<'blog'>): ReactNode {
  return (
    <div className="band blog">
      <div className="container">
        <PageHead heading={journal.heading} lead={journal.lead}>
          <SearchForm query={search?.query} />
        </PageHead>
        {search === undefined ? (
          <PostGrid shown={posts} />
        ) : (
          <SearchResults results={search} renderPosts={(found) => <PostGrid shown={found} />} />
        )}
      </div>
    </div>
  );
}

/* In the list of all posts the first has a large card; search results are all the same size. */
function PostGrid({ shown }: { shown: readonly BlogPost[] }): ReactNode {
  return (
    <ul className={shown.length === posts.length ? 'posts posts-all' : 'posts'}>
      {shown.map((post, index) => (
        <PostCard key={post.id} post={post} isFirst={index === 0} />
      ))}
    </ul>
  );
}

interface PostCardProps {
  readonly post: BlogPost;
  /** Its cover is the largest picture of the first screen, so it does not load lazily. */
  readonly isFirst: boolean;
}

function PostCard({ post, isFirst }: PostCardProps): ReactNode {
  const find = usePicture();
  const { id, title, description, image } = post;
  const { beginning, rest } = splitDescription(description);
  const [first, second] = halve(rest);
  return (
    <li>
      <article className="card post" id={id} aria-labelledby={`${id}-title`}>
        <Picture {...find(image)} eager={isFirst} />
        <p className="post-date">{journal.dateLabel}</p>
        <h2 id={`${id}-title`}>
          <KeepTogether>{title}</KeepTogether>
        </h2>
        <p className="post-beginning">{beginning}</p>
        <details className="post-rest">
          <summary aria-label={journal.readWhole(title)}>
            <ArrowDown aria-hidden="true" size={20} />
          </summary>
          <p>
            <span>{first}</span> <span>{second}</span>
          </p>
        </details>
      </article>
    </li>
  );
}
