import { MoneyStream } from '../shapes/MoneyStream.tsx';
import { Tick } from '../shapes/Tick.tsx';

type Point = readonly [x: number, y: number];

interface MatchedFieldProps {
  /** The field on the form, and the same field of the record. */
  readonly from: Point;
  readonly to: Point;
  readonly thick: number;
  /** Where the tick stands on the way, and its diameter. */
  readonly tickAt: number;
  readonly tick: number;
}

/** A field on its way from a form to a record, with a tick because both say the same. It flows as money does elsewhere. */
export const MatchedField = ({ from, to, thick, tickAt, tick }: MatchedFieldProps) => (
  <>
    <MoneyStream from={from} to={to} thick={thick} />
    <Tick x={tickAt} y={(from[1] + to[1]) / 2} size={tick} />
  </>
);
