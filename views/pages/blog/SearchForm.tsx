import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { blogSearch } from '#content/blog/blogSearch.ts';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';

/** The search field over the posts; it keeps what the visitor asked for. */
export function SearchForm({ query = '' }: { readonly query?: string | undefined }): ReactNode {
  return (
    <search>
      <form className="search-form" action={blogSearch.page}>
        <label className="field-label" htmlFor="search">
          {blogSearch.label}
        </label>
        <input
          className="input"
          id="search"
          type="search"
          name={blogSearch.parameter}
          defaultValue={query}
          enterKeyHint="search"
        />
        <button className="button button-outline" type="submit">
          <SvgIcon drawing={Search} size={20} />
          <span className="visually-hidden">{blogSearch.button}</span>
        </button>
      </form>
    </search>
  );
}
