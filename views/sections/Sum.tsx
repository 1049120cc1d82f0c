import type { ReactNode } from 'react';
import type { Term } from '#content/sections.ts';
import { signed } from '../widgets/sums/amounts.ts';

interface SumProps {
  readonly terms: readonly Term[];
  readonly total: { readonly title: string; readonly text: string };
}

/** A calculation from left to right: what is added, what is deducted, and what remains or is still owed. */
export function Sum({ terms, total }: SumProps): ReactNode {
  const result = terms.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <ol className="anatomy sum">
      {terms.map(({ amount, title, text }, index) => (
        <li key={title}>
          <p className="anatomy-code">
            {index > 0 && amount >= 0 && '+ '}
            {signed(amount)}
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
      <li>
        <p className="anatomy-code">= {signed(result)}</p>
        <h3>{total.title}</h3>
        <p>{total.text}</p>
      </li>
    </ol>
  );
}
