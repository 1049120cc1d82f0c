import type { Post } from '#content/blog/findPost.ts';
import type { FormName } from '#content/forms/form.ts';
import type { Layout, PageOf } from '#content/pages/page.ts';
import type { Path, pages } from '#content/pages.ts';
import type { PageState } from '#content/urlState.ts';
import type { DecoderProps } from '../widgets/Decoder.tsx';
import type { FormOutcome } from '../widgets/forms/outcome.ts';

/** A form submission that the page answers. */
export interface Submission {
  readonly form: FormName;
  readonly outcome: FormOutcome;
}

/** A post that a search found. */
export interface FoundPost {
  readonly post: Post;
  /** The passage of its description or its article that answers the query best. */
  readonly passage: string;
  /** The words that were found, in lower case. */
  readonly words: ReadonlySet<string>;
}

/** What a search of the blog found. */
export interface BlogSearchResult {
  readonly query: string;
  readonly posts: readonly FoundPost[];
  /** If no post matches: the posts that are spelled most like the query, or else all of them. */
  readonly instead: readonly Post[];
  /** Pages of the site that match as well. */
  readonly pages: readonly (typeof pages)[number][];
}

/** What the view of a layout is given: its page, the state in the URL, and a submission if there was one. */
export interface PageProps<L extends Layout = Layout> {
  readonly page: { [Each in L]: PageOf<Each> }[L] & { readonly path: Path };
  readonly state: PageState;
  readonly submission?: Submission | undefined;
  /** Present on the blog's page of search results. */
  readonly search?: BlogSearchResult | undefined;
  /** Present on the finder's page when a code was sent. */
  readonly decoded?: DecoderProps | undefined;
  /** The number to which the page's sum was turned. */
  readonly turned?: number | undefined;
}
