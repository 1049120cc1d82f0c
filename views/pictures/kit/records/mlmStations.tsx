import type { ReactNode } from 'react';
import { Pencil } from '../documents/MonthByHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';

const rules = ['Returns', 'Inactive', 'Sponsor left'] as const;

const amounts = ['9,200', '6,050', '3,200', '−369'] as const;

const squares = Array.from({ length: 9 }, (_, index) => 22 + index * 24);

const crates = [
  [68, 86, 'Unpaid'],
  [16, 152, 'Sellers'],
  [120, 152, 'Orders'],
] as const;

interface CrateProps extends Place {
  readonly children: string;
}

/** A wooden crate with what is in it, 100 × 64. */
const Crate = ({ children, ...place }: CrateProps) => (
  <At {...place}>
    <rect width={100} height={64} rx={6} className="skin" />
    <path d="M0 15H100M0 49H100" className="stroke-skin-deep" strokeWidth={2} opacity={0.6} />
    <path d="M5 5v54M95 5v54" className="stroke-skin-deep" strokeWidth={5} opacity={0.6} />
    <rect x={10} y={17} width={80} height={30} rx={4} className="on-brand" />
    <Label x={50} y={39} size={19} weight={700} tone="deep" anchor="middle">
      {children}
    </Label>
  </At>
);

/** A screen on its foot with the total of one system, 96 × 116. */
const Total = ({ children, isNew, ...place }: Place & { children: string; isNew?: boolean }) => (
  <At {...place}>
    <path d="M38 84h20l6 24H32z" className="faint" />
    <rect x={20} y={104} width={56} height={8} rx={4} className="faint" />
    <rect width={96} height={86} rx={10} className="deep" />
    <rect
      x={6}
      y={6}
      width={84}
      height={74}
      rx={6}
      className={isNew ? 'brand-soft' : 'surface-2'}
    />
    <Label
      x={48}
      y={34}
      size={18}
      weight={600}
      tone={isNew ? 'brand-ink' : 'muted'}
      anchor="middle"
    >
      {children}
    </Label>
    <path d="M24 52h48M24 64h32" className="stroke-green" strokeWidth={6} />
  </At>
);

/** From the plan to the first payout: rules, a month by hand, crates of data, and two systems that agree. */
export const mlmStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="rules">
    <StationTitle glyph="file">Rules</StationTitle>
    {rules.map((rule, index) => (
      <g key={rule} transform={`translate(16 ${84 + index * 48})`}>
        <circle cx={17} cy={17} r={17} className="brand" />
        <Label x={17} y={24} size={19} weight={700} tone="on-brand" anchor="middle">
          {String(index + 1)}
        </Label>
        <Label x={48} y={24} size={20} weight={600}>
          {rule}
        </Label>
      </g>
    ))}
  </g>,
  <g key="hand">
    <StationTitle glyph="users">By hand</StationTitle>
    <path d="M1 68H235V220a15 15 0 01-15 15H16A15 15 0 011 220z" className="paper" />
    {squares.map((at) => (
      <path key={at} d={`M${at} 68V235`} className="stroke-on-deep-muted" opacity={0.35} />
    ))}
    {squares.slice(2, -1).map((at) => (
      <path key={at} d={`M1 ${at + 20}H235`} className="stroke-on-deep-muted" opacity={0.35} />
    ))}
    {amounts.map((amount, index) => (
      <PenText key={amount} x={204} y={96 + index * 27} anchor="end" size={22}>
        {amount}
      </PenText>
    ))}
    <path d="M116 184q46-6 92-1M116 219q46-4 92 0" className="stroke-pen" strokeWidth={2.5} />
    <PenText x={206} y={211} anchor="end" size={25}>
      18,081
    </PenText>
    <Pencil x={52} y={86} turn={-14} scale={0.72} />
  </g>,
  <g key="data">
    <StationTitle glyph="download">Your data</StationTitle>
    {crates.map(([x, y, name]) => (
      <Crate key={name} x={x} y={y}>
        {name}
      </Crate>
    ))}
    <path d="M16 218H220" className="stroke-line" strokeWidth={4} />
  </g>,
  <g key="run">
    <StationTitle glyph="refresh">Both agree</StationTitle>
    <Total x={14} y={92}>
      Old
    </Total>
    <Total x={126} y={92} isNew>
      New
    </Total>
    <Tick x={118} y={136} size={36} />
  </g>,
];
