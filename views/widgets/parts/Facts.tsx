import type { ReactNode } from 'react';
import { RichText } from './RichText.tsx';

interface FactsProps {
  readonly rows: readonly { readonly term: string; readonly detail: string }[];
}

/* More characters than about six lines beside a term on a phone. */
const isLong = (detail: string): boolean => detail.length > 170;

/** A list of terms and their details. */
export function Facts({ rows }: FactsProps): ReactNode {
  return (
    <dl className="facts">
      {rows.map(({ term, detail }) => (
        <div key={term} className={isLong(detail) ? 'facts-long' : undefined}>
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
