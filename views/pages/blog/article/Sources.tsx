import type { ReactNode } from 'react';
import { articleLabels } from '#content/blog/labels.ts';
import type { Source } from '#content/rules/rule.ts';
import { SourceList } from '../../../sections/SourceList.tsx';

/** Where else an article’s statements can be read. */
export function Sources({ sources }: { readonly sources: readonly Source[] }): ReactNode {
  if (sources.length === 0) return null;
  return (
    <aside className="rules-note" aria-labelledby="sources">
      <h2 id="sources">{articleLabels.sources}</h2>
      <SourceList sources={sources} />
    </aside>
  );
}
