import type { ReactNode } from 'react';
import type { Dial, DialTerm, DialTotal } from '#content/dial.ts';
import { signed, withUnit } from './amounts.ts';
import { type Bar, barsOf, calculate } from './calculate.ts';

interface LedgerProps {
  readonly dial: Dial;
  readonly terms: readonly DialTerm[];
  readonly total: DialTotal;
  readonly n: number;
  /** The id of the field that the result follows. */
  readonly field: string;
}

/** The lines of a calculation, one below the other, each with a bar that begins where the one above ends. */
export function Ledger({ dial, terms, total, n, field }: LedgerProps): ReactNode {
  const { amounts, result } = calculate(terms, n);
  const bars = barsOf(terms, dial, n);
  const written = (text: string) => text.replaceAll('{n}', withUnit(dial.unit, n));
  const { title, text } = (result < 0 && total.below) || total;
  return (
    <ol className={result < 0 ? 'ledger ledger-below' : 'ledger'}>
      {terms.map((term, index) => {
        const amount = amounts[index] ?? 0;
        return (
          <li key={term.title}>
            <h3>{term.title}</h3>
            <p>{written(term.text)}</p>
            <p className="ledger-amount">
              {index > 0 && amount >= 0 && '+ '}
              {signed(amount)}
            </p>
            <LedgerBar bar={bars.terms[index]} zero={bars.zero} isDeducted={amount < 0} />
          </li>
        );
      })}
      <li>
        <h3>{title}</h3>
        <p>{written(text)}</p>
        <output className="ledger-amount" htmlFor={field} aria-live="polite">
          <span className="visually-hidden">{title} </span>= {signed(result)}
        </output>
        <LedgerBar bar={bars.result} zero={bars.zero} />
      </li>
    </ol>
  );
}

interface LedgerBarProps {
  readonly bar: Bar | undefined;
  readonly zero: number;
  readonly isDeducted?: boolean;
}

/* As attributes of a drawing, because the pages allow no styles in their markup. */
const LedgerBar = ({ bar, zero, isDeducted = false }: LedgerBarProps): ReactNode => (
  <svg className={isDeducted ? 'ledger-bar ledger-deducted' : 'ledger-bar'} aria-hidden="true">
    {zero > 0 && <rect className="ledger-zero" x={`${zero}%`} width="2" height="100%" />}
    {bar && <rect x={`${bar.start}%`} y="10%" width={`${bar.width}%`} height="80%" rx="4" />}
  </svg>
);
