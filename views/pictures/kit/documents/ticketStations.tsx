import type { ReactNode } from 'react';
import { BerthBay } from '../places/BerthBay.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';
import { Stamp } from './Stamp.tsx';

const trains = [
  ['17:05', '42 seats'],
  ['20:35', '18 seats'],
  ['22:40', 'WL 11'],
] as const;

/** A ticket from the search to its cancellation, each 236 × 236 (FourStations.tsx). */
export const ticketStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="search">
    <StationTitle glyph="search">Search</StationTitle>
    {trains.map(([departs, seats], index) => (
      <g key={departs} transform={`translate(16 ${82 + index * 48})`}>
        <rect width={204} height={42} rx={8} className={index ? 'surface-2' : 'brand-soft'} />
        <Label x={14} y={28} size={20} weight={700}>
          {departs}
        </Label>
        <Label x={190} y={28} size={19} tone={index ? 'muted' : 'brand-ink'} anchor="end">
          {seats}
        </Label>
      </g>
    ))}
  </g>,
  <g key="book">
    <StationTitle glyph="train">Book</StationTitle>
    <LabelledField x={20} y={100} label="Passenger" value="Ananya Sen" captionSize={19} size={22} />
    <path d="M20 148.500H216" className="stroke-line" />
    <LabelledField x={20} y={178} label="PNR" value="62XXXXXX41" captionSize={19} size={22} />
  </g>,
  <g key="track">
    <StationTitle glyph="pin">Track</StationTitle>
    <Label x={20} y={99} size={20} weight={700}>
      Coach B2, berth 31
    </Label>
    <BerthBay x={18} y={114} scale={0.9} />
  </g>,
  <g key="cancel">
    <StationTitle glyph="refresh">If cancelled</StationTitle>
    <Label x={20} y={102} size={20} tone="muted">
      62XXXXXX41
    </Label>
    <Stamp x={118} y={140} turn={-4} size={22} tone="red">
      Cancelled
    </Stamp>
    <Pill x={118} y={184} size={19} tone="marigold" anchor="middle">
      Refund pending
    </Pill>
  </g>,
];
