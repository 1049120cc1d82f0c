import { type ReactNode, useId } from 'react';
import { type Dial, type DialTerm, type DialTotal, dialParameter } from '#content/dial.ts';
import { dialLabels } from '#content/services/labels.ts';
import { useDial } from './hooks/useDial.ts';
import { useHydrated } from './hooks/useHydrated.ts';
import { withUnit } from './sums/amounts.ts';
import { Ledger } from './sums/Ledger.tsx';

export interface TurnableSumProps {
  /** The anchor of its section, so that an answer of the server is in sight. */
  readonly anchor: string;
  readonly dial: Dial;
  readonly terms: readonly DialTerm[];
  readonly total: DialTotal;
  /** The number that the page was made for. */
  readonly initial: number;
}

/**
 * A calculation with one number that visitors turn: a field and a button that asks the server, and with JavaScript a
 * slider in the button's place, under which the figures change at once.
 */
export function TurnableSum({ anchor, dial, terms, total, initial }: TurnableSumProps): ReactNode {
  const id = useId();
  const { typed, n, turn, field } = useDial(dial, initial);
  const hasScript = useHydrated();
  const written = (at: number) => withUnit(dial.unit, at);
  const bounds = { min: dial.least, max: dial.most, step: dial.step };
  return (
    <div className="turnable">
      <form
        className="dial"
        action={`#${anchor}`}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <label className="field-label" htmlFor={id}>
          {dial.label}
        </label>
        <p className="field-hint" id={`${id}-hint`}>
          {dialLabels.hint(written(dial.least), written(dial.most), written(dial.example))}
        </p>
        <div className="dial-row">
          <input
            ref={field}
            className="input"
            id={id}
            type="number"
            name={dialParameter}
            {...bounds}
            required
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={(event) => turn(event.currentTarget.value)}
            onBlur={() => turn(String(n))}
          />
          {hasScript ? (
            <input
              type="range"
              {...bounds}
              aria-label={dial.label}
              aria-valuetext={written(n)}
              value={n}
              onChange={(event) => turn(event.currentTarget.value)}
            />
          ) : (
            <button className="button" type="submit">
              {dialLabels.calculate}
            </button>
          )}
        </div>
      </form>
      <Ledger dial={dial} terms={terms} total={total} n={n} field={id} />
    </div>
  );
}
