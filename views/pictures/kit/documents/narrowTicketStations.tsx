import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Stamp } from './Stamp.tsx';
import { Ticket } from './Ticket.tsx';
import { TicketStation } from './TicketStation.tsx';

/** A sheet with more room than across a page: beside the words of a phone a station is 150 px wide. */
const sheet = { x: -8, y: -8, width: 208, height: 208 } as const;

const trains = [
  ['17:05', '42 seats'],
  ['20:35', '18 seats'],
] as const;

const Trains = () => (
  <Panel {...sheet}>
    {trains.map(([departs, seats], index) => (
      <g key={departs} transform={`translate(12 ${12 + index * 96})`}>
        <rect width={184} height={88} rx={10} className={index ? 'surface-2' : 'marigold-soft'} />
        <Label x={16} y={40} size={30} weight={800}>
          {departs}
        </Label>
        <Label x={16} y={70} size={24} weight={600} tone={index ? 'muted' : 'marigold-ink'}>
          {seats}
        </Label>
      </g>
    ))}
  </Panel>
);

const Passenger = () => (
  <Panel {...sheet}>
    <rect x={12} y={12} width={184} height={104} rx={10} className="surface-2" />
    <rect x={12} y={12} width={184} height={104} rx={10} className="stroke-line" />
    <Label x={28} y={58} size={26} weight={700}>
      Ananya Sen
    </Label>
    <Label x={28} y={94} size={25} tone="muted">
      32, F
    </Label>
    <Tick x={28} y={162} size={30} />
    <Label x={50} y={170} size={22} weight={800} tone="green-ink">
      62XXXXXX41
    </Label>
  </Panel>
);

const Status = () => (
  <Panel {...sheet}>
    <path d="M38 54V130" className="stroke-line" strokeWidth={4} />
    <circle cx={38} cy={48} r={10} className="faint" />
    <Label x={70} y={58} size={28} weight={700} tone="muted">
      WL 4
    </Label>
    <rect x={12} y={96} width={184} height={100} rx={10} className="green-soft" />
    <Tick x={38} y={130} size={36} />
    <Label x={70} y={141} size={32} weight={800} tone="green-ink">
      CNF
    </Label>
    <Label x={70} y={176} size={25} weight={600} tone="green-ink">
      B2, 31
    </Label>
  </Panel>
);

const Cancelled = () => (
  <Ticket {...sheet} tear={112} across>
    <Stamp x={104} y={58} turn={-6} size={21.5} tone="red">
      Cancelled
    </Stamp>
    <Label x={104} y={154} size={24} tone="muted" anchor="middle">
      Refund
    </Label>
    <Label x={104} y={184} size={26} weight={700} tone="marigold-ink" anchor="middle">
      pending
    </Label>
  </Ticket>
);

/** The same for a phone: fewer and larger words. */
export const narrowTicketStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <TicketStation key="search" tone="marigold-soft">
    <Trains />
  </TicketStation>,
  <TicketStation key="book" tone="green-soft">
    <Passenger />
  </TicketStation>,
  <TicketStation key="track" tone="brand-soft">
    <Status />
  </TicketStation>,
  <TicketStation key="cancel" tone="red-soft">
    <Cancelled />
  </TicketStation>,
];
