import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { CancelledTicketNear } from './CancelledTicket.tsx';
import { TicketStation } from './TicketStation.tsx';

/** A sheet with more room than across a page: beside the words of a phone a station is 150 px wide. */
const sheet = { x: -8, y: -8, width: 208, height: 208 } as const;

const asked = ['Howrah', 'Patna', '4 Dec, 3A'] as const;

const Search = () => (
  <Panel {...sheet}>
    <rect x={12} y={12} width={184} height={112} rx={10} className="surface-2" />
    <rect x={12} y={12} width={184} height={112} rx={10} className="stroke-line" />
    <path d="M32 40V68" className="stroke-brand" strokeWidth={3} strokeDasharray="0 7" />
    <circle cx={32} cy={38} r={6} className="brand" />
    <circle cx={32} cy={72} r={6} className="marigold" />
    {asked.map((line, index) => (
      <Label
        key={line}
        x={50}
        y={46 + index * 33}
        size={24}
        weight={index < 2 ? 700 : 500}
        tone={index < 2 ? 'ink' : 'muted'}
      >
        {line}
      </Label>
    ))}
    <rect x={12} y={136} width={184} height={60} rx={10} className="marigold-soft" />
    <Label x={22} y={174} size={24} weight={800} tabular>
      17:05
    </Label>
    <Label x={186} y={173} size={20} weight={600} tone="marigold-ink" anchor="end">
      42 seats
    </Label>
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
      Age 32, F
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
    <Label x={70} y={176} size={25} weight={600} tone="green-ink" tabular>
      B2, 31
    </Label>
  </Panel>
);

/** The same for a phone: fewer and larger words. */
export const narrowTicketStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <TicketStation key="search" tone="marigold-soft">
    <Search />
  </TicketStation>,
  <TicketStation key="book" tone="green-soft">
    <Passenger />
  </TicketStation>,
  <TicketStation key="track" tone="brand-soft">
    <Status />
  </TicketStation>,
  <TicketStation key="cancel" tone="red-soft">
    <CancelledTicketNear />
  </TicketStation>,
];
