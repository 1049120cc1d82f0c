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
        <Glyph name={party} x={-36} y={-16} size={32} tone="brand" />
        <Glyph name="file" x={2} y={-16} size={32} tone="ink" />
        <Tick x={34} y={-22} size={24} />
      </g>
    ))}
  </>
);

const course = 'M24 112C46 112 52 100 76 104S112 134 134 130S170 156 190 154';

/** A rate that falls while lenders compete. */
export const MovingRate = () => (
  <>
    <Label x={204} y={62} size={50} weight={800} tone="green-ink" anchor="end">
      10.9%
    </Label>
    <path d="M24 174H204" className="stroke-line" strokeDasharray="2 6" />
    <path d={`${course}V174H24z`} fill="url(#fade)" />
    <path d={course} className="stroke-brand" strokeWidth={6} />
    <circle cx={190} cy={154} r={14} className="surface" />
    <circle cx={190} cy={154} r={10} className="brand" />
  </>
);

const replies = ['11.6%', '11.2%', '10.9%'] as const;

/** One need, asked once, and what three lenders reply; the lowest rate is taken. */
export const NeedAndReplies = () => (
  <>
    <path
      d="M52 14h140a16 16 0 0116 16v20q0 5 4 10-8-2-12-6H52a16 16 0 01-16-16V30a16 16 0 0116-16z"
      className="brand"
    />
    <Label x={122} y={44} size={28} weight={700} tone="on-brand" anchor="middle">
      ₹2 crore?
    </Label>
    {replies.map((rate, row) => {
      const isTaken = row === 2;
      return (
        <g key={rate} transform={`translate(16 ${64 + row * 38})`}>
          <rect
            width={isTaken ? 144 : 116}
            height={32}
            rx={16}
            className={isTaken ? 'green' : 'surface'}
          />
          <Label x={18} y={25} size={25} weight={700} tone={isTaken ? 'surface' : 'ink'}>
            {rate}
          </Label>
          {isTaken && <path d="M107 16l7 7 13-14" className="stroke-surface" strokeWidth={5} />}
        </g>
      );
    })}
  </>
);

const months = [30, 46, 40, 64, 88] as const;

/** What comes in month by month counts; a house as security does not. */
export const CashFlowAlone = () => (
  <>
    <Label x={20} y={46} size={30} weight={700}>
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={20 + month * 21}
        y={174 - height}
        width={15}
        height={height}
        rx={4}
        className="green"
      />
    ))}
    <circle cx={168} cy={130} r={42} className="surface" />
    <Glyph name="home" x={142} y={103} size={52} tone="muted" />
    <path d="M139 101L197 159" className="stroke-red" strokeWidth={7} />
  </>
);
