import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { BerthBay } from '../places/BerthBay.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Stamp } from './Stamp.tsx';
import { Ticket } from './Ticket.tsx';

const trains = [
  ['17:05', '42 seats'],
  ['20:35', '18 seats'],
  ['22:40', 'WL 11'],
] as const;

/* What the passenger's form holds: where a field begins, how wide it is, and what is in it. */
const fields = [
  [16, 16, 172, 'Ananya Sen'],
  [16, 64, 80, '32'],
  [108, 64, 80, 'F'],
] as const;

/** The whole of a station, also where phones show it square. */
const Ground = ({ tone }: { readonly tone: Colour | 'sheen' }) => (
  <rect
    y={-40}
    width={236}
    height={260}
    {...(tone === 'sheen' ? { fill: 'url(#sheen)' } : { className: tone })}
  />
);

/** A ticket from the search to its cancellation, each 236 × 172 (FourStations.tsx). */
export const ticketStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="search">
    <Ground tone="sheen" />
    {trains.map(([departs, seats], index) => (
      <g key={departs} transform={`translate(16 ${15 + index * 49})`}>
        <rect width={204} height={44} rx={8} className={index ? 'surface' : 'marigold-soft'} />
        <Label x={14} y={29} size={20} weight={700}>
          {departs}
        </Label>
        <Label x={190} y={29} size={19} tone={index ? 'muted' : 'marigold-ink'} anchor="end">
          {seats}
        </Label>
      </g>
    ))}
  </g>,
  <g key="book">
    <Ground tone="green-soft" />
    <Panel x={16} y={10} width={204} height={152}>
      {fields.map(([x, y, width, value]) => (
        <g key={value} transform={`translate(${x} ${y})`}>
          <rect width={width} height={40} rx={8} className="surface-2" />
          <rect width={width} height={40} rx={8} className="stroke-line" strokeWidth={1.5} />
          <Label x={12} y={27} size={19} weight={600}>
            {value}
          </Label>
        </g>
      ))}
      <Tick x={28} y={130} size={24} />
      <Label x={46} y={137} size={20} weight={800} tone="green-ink">
        62XXXXXX41
      </Label>
    </Panel>
  </g>,
  <g key="track">
    <Ground tone="brand-soft" />
    <Label x={118} y={32} size={20} weight={800} tone="brand-ink" anchor="middle">
      Coach B2
    </Label>
    <path d="M-10 45H204a24 24 0 0124 24V164H-10z" className="surface" />
    <path d="M-10 163H236v9H-10z" className="brand" />
    <BerthBay x={8} y={55} scale={0.88} />
    <path d="M216 78v56" className="stroke-brand" strokeWidth={6} />
  </g>,
  <g key="cancel">
    <Ground tone="red-soft" />
    <Ticket x={18} y={12} width={200} height={148} tear={96} across>
      <Label x={100} y={32} size={19} anchor="middle">
        62XXXXXX41
      </Label>
      <Stamp x={100} y={63} turn={-5} size={20} tone="red">
        Cancelled
      </Stamp>
      <Pill x={100} y={106} size={17.5} tone="marigold" anchor="middle">
        Refund pending
      </Pill>
    </Ticket>
  </g>,
];
