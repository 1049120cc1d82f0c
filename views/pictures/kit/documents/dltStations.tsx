import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { BusinessPapers, FirstMessage, ParcelText } from './dltParts.tsx';
import { Stamp } from './Stamp.tsx';

/** The registration of a sender: its ID for its papers, its name, its text, and the first message. */
export const dltStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <BusinessPapers key="business" x={12} y={24} scale={0.9} />,
  <g key="header">
    <Label x={20} y={44} size={20} weight={600} tone="muted">
      Header
    </Label>
    <rect x={20} y={62} width={196} height={92} rx={12} className="brand-soft" />
    <Label x={118} y={123} size={44} weight={800} tone="brand-ink" anchor="middle">
      NOTICE
    </Label>
    <Stamp x={136} y={178} turn={-5} size={22}>
      Approved
    </Stamp>
  </g>,
  <g key="template">
    <Label x={20} y={44} size={20} weight={600} tone="muted">
      Template
    </Label>
    <ParcelText x={20} y={68} scale={1.12} />
    <Tick x={196} y={196} size={40} />
  </g>,
  <FirstMessage key="message" x={10} y={12}>
    <Tick x={174} y={190} size={40} />
  </FirstMessage>,
];
