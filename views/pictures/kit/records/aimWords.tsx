import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';

/** The card of a word of the company's aim; each of the drawings below fills one. */
export const wordCard = { width: 224, height: 196 } as const;

const holders = [
  [112, 62, 'bank'],
  [60, 142, 'store'],
  [164, 142, 'bank'],
] as const;

/** One record, held alike by three parties; no line of theirs runs through a middle. */
export const SharedRecord = () => (
  <>
    <path d="M112 62L60 142H164Z" className="stroke-on-brand" strokeWidth={4} opacity={0.7} />
    {holders.map(([x, y, party]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <rect x={-42} y={-26} width={84} height={52} rx={10} className="surface" />
        <Glyph name={party} x={-34} y={-14} size={28} tone="brand" />
        <Glyph name="file" x={2} y={-14} size={28} tone="ink" />
        <Tick x={34} y={-22} size={24} />
      </g>
    ))}
  </>
);

const course = 'M24 124C46 124 52 110 76 114S112 142 134 138S170 162 194 160';

/** A rate that falls while lenders compete. */
export const MovingRate = () => (
  <>
    <Label x={204} y={58} size={36} weight={800} tone="green-ink" anchor="end">
      10.9%
    </Label>
    <Label x={24} y={100} size={18} tone="muted">
      11.6%
    </Label>
    <path d="M24 174H204" className="stroke-line" strokeDasharray="2 6" />
    <path d={`${course}V174H24z`} fill="url(#fade)" />
    <path d={course} className="stroke-brand" strokeWidth={4} />
    <circle cx={194} cy={160} r={10} className="surface" />
    <circle cx={194} cy={160} r={7} className="brand" />
  </>
);

const replies = [
  ['A', '11.6%'],
  ['B', '11.2%'],
  ['C', '10.9%'],
] as const;

/** One need, asked once, and what three lenders reply; the lowest rate is taken. */
export const NeedAndReplies = () => (
  <>
    <path
      d="M84 20h108a16 16 0 0116 16v24q0 5 4 10-8-2-12-6H84a16 16 0 01-16-16V36a16 16 0 0116-16z"
      className="brand"
    />
    <Label x={138} y={49} size={21} weight={700} tone="on-brand" anchor="middle">
      ₹2 crore?
    </Label>
    {replies.map(([lender, rate], row) => {
      const isTaken = row === 2;
      return (
        <g key={lender} transform={`translate(16 ${74 + row * 35})`}>
          <circle cx={15} cy={15} r={15} className="brand-soft" />
          <Label x={15} y={21} size={17} weight={700} tone="brand-ink" anchor="middle">
            {lender}
          </Label>
          <rect x={40} width={96} height={30} rx={15} className={isTaken ? 'green' : 'surface'} />
          <Label
            x={88}
            y={22}
            size={19}
            weight={700}
            tone={isTaken ? 'surface' : 'ink'}
            anchor="middle"
          >
            {rate}
          </Label>
        </g>
      );
    })}
    <Tick x={184} y={159} size={28} />
  </>
);

const months = [34, 48, 42, 64, 84] as const;

/** What comes in month by month counts; a house as security does not. */
export const CashFlowAlone = () => (
  <>
    <Label x={20} y={40} size={21} weight={700}>
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={20 + month * 21}
        y={170 - height}
        width={15}
        height={height}
        rx={4}
        className="green"
      />
    ))}
    <circle cx={170} cy={108} r={32} className="surface" />
    <Glyph name="home" x={150} y={87} size={40} tone="muted" />
    <path d="M148 86L192 130" className="stroke-red" strokeWidth={5} />
    <Label x={170} y={168} size={17} tone="muted" anchor="middle">
      Collateral
    </Label>
  </>
);
