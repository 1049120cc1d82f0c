import type { ReactNode } from 'react';
import type { FactRow } from '#content/sections.ts';
import { RichText } from './RichText.tsx';

interface FactsProps {
  readonly rows: readonly FactRow[];
}

/** A list of terms and their details; a figure that answers a term is large. */
export function Facts({ rows }: FactsProps): ReactNode {
  return (
    <dl className="facts">
      {rows.map(({ term, figure, detail }) => (
        <div key={term}>
          <dt>
            <RichText>{term}</RichText>
          </dt>
          {figure !== undefined && <dd className="facts-figure">{figure}</dd>}
          <dd>
            <Detail>{detail}</Detail>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/* The amount with which a detail begins, such as "₹10,000" or "Up to ₹1,00,000": what a reader looks for in a list. */
const amount = /^(?:Up to )?\u20b9[\d,]*\d/;

function Detail({ children }: { readonly children: string }): ReactNode {
  const [start = ''] = amount.exec(children) ?? [];
  return (
    <>
      {start && <strong>{start}</strong>}
      <RichText>{children.slice(start.length)}</RichText>
    </>
  );
}
