import { OpenTable } from '../../kit/screens/OpenTable.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { offers, records } from './offers.ts';

/** The middle of a row: what is offered, its line on the table, and what is asked for are on one level. */
const rowAt = (row: number): number => 150 + row * 112;

const sides = [
  { x: 24, title: 'Lender', glyph: 'bank', tone: 'brand' },
  { x: 476, title: 'Borrower', glyph: 'store', tone: 'marigold-ink' },
] as const;

/** Offers and requests that meet on an open table, and the chain of records to which the agreed one goes. */
export function About() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={520} size={400} />
      {offers.map(([amount], row) => (
        <g key={amount}>
          <Connector from={[164, rowAt(row)]} to={[188, rowAt(row)]} />
          <Connector from={[476, rowAt(row)]} to={[452, rowAt(row)]} tone="marigold" />
        </g>
      ))}
      {sides.map(({ x, title, glyph, tone }) =>
        offers.map(([amount], row) => (
          <Panel key={`${title} ${amount}`} x={x} y={rowAt(row) - 42} width={140} height={84}>
            <Glyph name={glyph} x={16} y={15} size={22} tone={tone} />
            <Label x={46} y={33} size={18} tone="muted">
              {title}
            </Label>
            <Label x={16} y={65} size={23} weight={800}>
              {amount}
            </Label>
          </Panel>
        )),
      )}
      <OpenTable x={188} y={24} width={264} rowHeight={96} step={112} size={26} head={70} />
      <Pill x={24} y={32} size={20} tone="marigold">
        Our plan
      </Pill>
      <path d="M64 442H576" className="stroke-brand-lift" strokeWidth={6} />
      {records.map(([name, hash], index) => (
        <Panel key={name} x={32 + index * 200} y={392} width={176} height={100} tone="night">
          <Label x={20} y={42} size={21} weight={700} tone="on-deep">
            {name}
          </Label>
          <Label x={20} y={74} size={19} tone="code-number" mono>
            {hash}
          </Label>
        </Panel>
      ))}
      <Agreed from={[320, 310]} to={[520, 386]} bend={362} />
    </Scene>
  );
}

interface AgreedProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** How far down it turns to the side. */
  readonly bend: number;
}

/** The way of the agreed offer from its row to the record. */
export const Agreed = ({ from: [x1, y1], to: [x2, y2], bend }: AgreedProps) => (
  <>
    <path
      d={`M${x1} ${y1}V${bend - 14}q0 14 14 14H${x2 - 14}q14 0 14 14V${y2}m-8-8l8 8 8-8`}
      className="stroke-green"
      strokeWidth={3}
    />
    <circle cx={x1} cy={y1} r={6} className="green" />
  </>
);
