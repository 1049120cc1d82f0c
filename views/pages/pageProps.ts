import type { FormName } from '#content/forms/form.ts';
import type { Layout, PageOf } from '#content/pages/page.ts';
import type { Path } from '#content/pages.ts';
import type { PageState } from '#content/urlState.ts';
import type { FormOutcome } from '../widgets/forms/outcome.ts';

/** A form post that the page answers to. */
export interface Submission {
  readonly form: FormName;
  readonly outcome: FormOutcome;
}

/** What the view of a layout is given: its page, the state in the URL, and a submission if there was one. */
export interface PageProps<L extends Layout = Layout> {
  readonly page: { [Each in L]: PageOf<Each> }[L] & { readonly path: Path };
  readonly state: PageState;
  readonly submission?: Submission | undefined;
  /** What a visitor searches the blog for. */
  readonly search?: string | undefined;
}
