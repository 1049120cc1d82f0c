import type { ReactNode } from 'react';
import { BerthBay } from '../places/BerthBay.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Stamp } from './Stamp.tsx';

const trains = [
  ['17:05', '42 seats'],
  ['20:35', '18 seats'],
  ['22:40', 'WL 11'],
] as const;

/** A ticket from the search to its cancellation, each 236 × 172 (FourStations.tsx). */
export const ticketStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="search">
    {trains.map(([departs, seats], index) => (
      <g key={departs} transform={`translate(16 ${15 + index * 49})`}>
        <rect width={204} height={44} rx={8} className={index ? 'surface-2' : 'brand-soft'} />
        <Label x={14} y={29} size={20} weight={700}>
          {departs}
        </Label>
        <Label x={190} y={29} size={19} tone={index ? 'muted' : 'brand-ink'} anchor="end">
          {seats}
        </Label>
      </g>
    ))}
  </g>,
  <g key="book">
    <LabelledField x={20} y={44} label="Passenger" value="Ananya Sen" captionSize={19} size={22} />
    <path d="M20 92.500H216" className="stroke-line" />
    <LabelledField x={20} y={124} label="PNR" value="62XXXXXX41" captionSize={19} size={22} />
  </g>,
  <g key="track">
    <Label x={20} y={37} size={20} weight={700}>
      Coach B2, berth 31
    </Label>
    <BerthBay x={18} y={52} scale={0.9} />
  </g>,
  <g key="cancel">
    <Label x={118} y={40} size={20} tone="muted" anchor="middle">
      62XXXXXX41
    </Label>
    <Stamp x={118} y={82} turn={-4} size={22} tone="red">
      Cancelled
    </Stamp>
    <Pill x={118} y={122} size={19} tone="marigold" anchor="middle">
      Refund pending
    </Pill>
  </g>,
];
