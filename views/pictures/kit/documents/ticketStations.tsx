import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { BerthBay } from '../places/BerthBay.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { CancelledTicket } from './CancelledTicket.tsx';
import { PassengerForm } from './PassengerForm.tsx';
import { TrainChoice } from './TrainChoice.tsx';
import { type TicketShape, ticketShapes } from './ticketShape.ts';

interface StationProps extends TicketShape {
  readonly tone: Colour;
  readonly children: ReactNode;
}

const Station = ({ shape, tone, children }: StationProps) => (
  <>
    <rect width={236} height={shape.height} className={tone} />
    {children}
  </>
);

const OwnBerth = ({ shape: { sheet, bay } }: TicketShape) => (
  <Panel x={16} y={sheet.top} width={204} height={sheet.height}>
    <Label x={102} y={(sheet.height - bay) / 2 + 1} size={20} weight={800} anchor="middle">
      Coach B2
    </Label>
    <BerthBay x={16} y={sheet.height - bay - 16} height={bay} />
  </Panel>
);

type Stations = readonly [ReactNode, ReactNode, ReactNode, ReactNode];

/** A ticket from the search to its cancellation, in the shape of its stations (FourStations.tsx). */
export function ticketStations(name: keyof typeof ticketShapes): Stations {
  const shape = ticketShapes[name];
  return [
    <Station key="search" shape={shape} tone="marigold-soft">
      <TrainChoice shape={shape} />
    </Station>,
    <Station key="book" shape={shape} tone="green-soft">
      <PassengerForm shape={shape} />
    </Station>,
    <Station key="track" shape={shape} tone="brand-soft">
      <OwnBerth shape={shape} />
    </Station>,
    <Station key="cancel" shape={shape} tone="red-soft">
      <CancelledTicket shape={shape} />
    </Station>,
  ];
}
