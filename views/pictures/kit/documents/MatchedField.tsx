import { Tick } from '../shapes/Tick.tsx';

interface MatchedFieldProps {
  /** The edge of the field, and that of the record. */
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Of the tick. */
  readonly size: number;
}

/** A field of a form joined to the same field of a record: a line from edge to edge, a tick on its middle because both say the same. */
export const MatchedField = ({ from, to, y, size }: MatchedFieldProps) => (
  <>
    <path d={`M${from} ${y}H${to}`} className="stroke-code-number" strokeWidth={3} />
    <circle cx={from} cy={y} r={5.5} className="code-number" />
    <circle cx={to} cy={y} r={5.5} className="code-number" />
    <Tick x={(from + to) / 2} y={y} size={size} />
  </>
);
