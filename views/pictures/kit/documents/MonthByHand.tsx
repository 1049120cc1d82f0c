import { Label } from '../shapes/Label.tsx';
import { Panel, Shadow } from '../shapes/Panel.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const lines = [
  ['10% of 92,000', '9,200'],
  ['5% of 1,21,000', '6,050'],
  ['5% of 64,000', '3,200'],
  ['TDS 2%', '−369'],
] as const;

const figures = [
  ['Own sales', '₹9,200'],
  ['Level 1', '₹6,050'],
  ['Level 2', '₹3,200'],
  ['TDS', '−₹369'],
] as const;

const squares = Array.from({ length: 13 }, (_, index) => 24 + index * 24);

/** A seller’s month that an accountant has worked out on squared paper, 336 × 336. */
export function SquaredSheet(place: Place) {
  return (
    <At {...place}>
      <Shadow width={336} height={336} radius={8} />
      <rect width={336} height={336} rx={8} className="paper" />
      {squares.map((at) => (
        <path
          key={at}
          d={`M${at} 0V336M0 ${at}H336`}
          className="stroke-on-deep-muted"
          opacity={0.4}
        />
      ))}
      <PenText x={32} y={50} size={21}>
        Rekha, November
      </PenText>
      <path d="M28 60q90-8 190-3" className="stroke-pen" strokeWidth={2.5} />
      {lines.map(([what, amount], index) => (
        <g key={what} transform={`translate(0 ${102 + index * 44})`}>
          <PenText x={32} y={0}>
            {what}
          </PenText>
          <PenText x={304} y={0} anchor="end" size={20}>
            {amount}
          </PenText>
        </g>
      ))}
      <path
        d="M208 252q50-6 100-1M208 300q50-4 100 0M208 306q50-4 100 0"
        className="stroke-pen"
        strokeWidth={2.5}
      />
      <PenText x={304} y={290} anchor="end" size={24}>
        18,081
      </PenText>
    </At>
  );
}

/** The pencil that it was written with, 18 × 190 with its point at the foot. */
export function Pencil(place: Place) {
  return (
    <At {...place}>
      <path d="M-9 0a9 9 0 0118 0v150l-9 26-9-26z" className="marigold" />
      <path d="M-9 20h18v14h-18z" className="on-brand" opacity={0.6} />
      <path d="M-9 150h18l-9 26z" className="skin" />
      <path d="M-3 168h6l-3 8z" className="hair" />
    </At>
  );
}

/** The same month from the software, 236 high: each figure ticked, and what is paid. */
export function SampleMonth({ width, ...place }: Place & { readonly width: number }) {
  return (
    <Panel {...place} width={width} height={236} title="Sample month">
      {figures.map(([name, amount], index) => (
        <g key={name} transform={`translate(20 ${68 + index * 30})`}>
          <Tick x={10} y={12} size={20} />
          <Label x={32} y={18} size={17}>
            {name}
          </Label>
          <Label x={width - 40} y={18} size={17} weight={700} anchor="end">
            {amount}
          </Label>
        </g>
      ))}
      <Pill x={20} y={192} size={17} tone="green">
        Agrees
      </Pill>
      <Label x={width - 20} y={216} size={24} weight={800} anchor="end">
        ₹18,081
      </Label>
    </Panel>
  );
}
