import type { ReactNode } from 'react';
import { rupees } from '#content/rupees.ts';
import type { Term } from '#content/sections.ts';

interface SumProps {
  readonly terms: readonly Term[];
  readonly total: { readonly title: string; readonly text: string };
}

/** A calculation from left to right: what is added, what is deducted, and what remains. */
export function Sum({ terms, total }: SumProps): ReactNode {
  return (
    <ol className="anatomy sum">
      {terms.map(({ amount, title, text }, index) => (
        <li key={title}>
          <p className="anatomy-code">
            {sign(amount, index)}
            {rupees(Math.abs(amount))}
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
      <li>
        <p className="anatomy-code">
          = {rupees(terms.reduce((sum, { amount }) => sum + amount, 0))}
        </p>
        <h3>{total.title}</h3>
        <p>{total.text}</p>
      </li>
    </ol>
  );
}

/* The minus sign U+2212 is as wide as the plus. */
function sign(amount: number, index: number): string {
  if (amount < 0) return '− ';
  return index > 0 ? '+ ' : '';
}
