import type { ReactNode } from 'react';
import { searchParameter } from '#content/blog/search.ts';

/** The search field over the posts; what was asked stays in it. */
export function SearchForm({ search = '' }: { readonly search?: string | undefined }): ReactNode {
  return (
    <search>
      <form className="search-form" action="/Blog">
        <label className="field-label" htmlFor="search">
          Search the posts
        </label>
        <input
          className="input"
          id="search"
          type="search"
          name={searchParameter}
          defaultValue={search}
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}
