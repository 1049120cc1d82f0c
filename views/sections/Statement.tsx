import type { ReactNode } from 'react';
import { rupees } from '#content/rupees.ts';
import type { Entry } from '#content/sections.ts';
import { gainOrLoss } from '../widgets/sums/amounts.ts';

interface StatementProps {
  readonly caption: string;
  readonly columns: readonly [string, string, string, string];
  readonly opening: { readonly title: string; readonly balance: number };
  readonly entries: readonly Entry[];
}

/** An account statement on paper: each entry with its amount, and the balance after it, which is added up here. */
export function Statement({ caption, columns, opening, entries }: StatementProps): ReactNode {
  return (
    <table className="statement">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td />
          <th scope="row">{opening.title}</th>
          <td />
          <td>{rupees(opening.balance)}</td>
        </tr>
        {entries.map(({ time, title, note, amount }, index) => (
          <tr key={`${time} ${title}`}>
            <td>{time}</td>
            <th scope="row">
              {title} <small>{note}</small>
            </th>
            <td className={amount > 0 ? 'statement-in' : undefined}>{gainOrLoss(amount)}</td>
            <td>{rupees(balanceAfter(index, opening.balance, entries))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const balanceAfter = (index: number, opening: number, entries: readonly Entry[]): number =>
  entries.slice(0, index + 1).reduce((sum, { amount }) => sum + amount, opening);
