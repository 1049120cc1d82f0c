import type { ReactNode } from 'react';
import { RichText } from './RichText.tsx';

interface FactsProps {
  readonly rows: readonly { readonly term: string; readonly detail: string }[];
}

/* The amount with which a detail begins, such as "₹10,000" or "Up to ₹1,00,000": what a reader looks for in a list. */
const amount = /^(?:Up to )?\u20b9[\d,]*\d/;

/** A list of terms and their details; an amount at the beginning of a detail is strong. */
export function Facts({ rows }: FactsProps): ReactNode {
  return (
    <dl className="facts">
      {rows.map(({ term, detail }) => {
        const [figure = ''] = amount.exec(detail) ?? [];
        return (
          <div key={term}>
            <dt>
              <RichText>{term}</RichText>
            </dt>
            <dd>
              {figure && <strong>{figure}</strong>}
              <RichText>{detail.slice(figure.length)}</RichText>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
