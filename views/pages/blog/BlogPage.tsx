import type { ReactNode } from 'react';
import { allPosts, findPost } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import type { PageState } from '#content/urlState.ts';
import { Call } from '../../shell/Call.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import type { PageProps } from '../pageProps.ts';
import { ArticlePage } from './article/ArticlePage.tsx';
import { PostGrid } from './PostGrid.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { TopicLinks } from './TopicLinks.tsx';

/** One article, or the list: the thirty posts, those on one topic, or those that a search found. CSS alone fades the list in. */
export function BlogPage({ state, search }: PageProps<'blog'>): ReactNode {
  const post = findPost(state.post);
  if (post !== undefined && search === undefined) return <ArticlePage post={post} />;
  return (
    <>
      <div className="band blog">
        <div className="container">
          <PageHead heading={journal.heading} lead={journal.lead}>
            <SearchForm query={search?.query} />
          </PageHead>
          <TopicLinks chosen={search === undefined ? state.topic : undefined} />
          {search === undefined ? (
            <PostGrid posts={postsOn(state)} />
          ) : (
            <SearchResults results={search} />
          )}
        </div>
      </div>
      <Call {...journal.call} />
    </>
  );
}

const postsOn = ({ topic = '' }: PageState) =>
  topic === '' ? allPosts : allPosts.filter((post) => post.topic === topic);
