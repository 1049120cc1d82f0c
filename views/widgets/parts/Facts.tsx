import type { ReactNode } from 'react';
import { RichText } from './RichText.tsx';

interface FactsProps {
  readonly rows: readonly { readonly term: string; readonly detail: string }[];
}

/** A list of terms and their details. */
export function Facts({ rows }: FactsProps): ReactNode {
  return (
    <dl className="facts">
      {rows.map(({ term, detail }) => (
        <div key={term}>
          <dt>
            <RichText>{term}</RichText>
          </dt>
          <dd>
            <RichText>{detail}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
