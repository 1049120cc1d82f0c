import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { BusinessPapers, DeliveredMessage, ParcelText } from './dltParts.tsx';
import { Stamp } from './Stamp.tsx';

/* With as much of the tile around it as the papers of the first have. */
const sheet = { x: 22, y: 30, width: 192, height: 176 } as const;

/** The registration of a sender: its ID for its papers, its name, its text, and the first message. */
export const dltStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <BusinessPapers key="business" x={14} y={22} scale={0.885} />,
  <Panel key="header" {...sheet}>
    <Label x={18} y={36} size={19} weight={600} tone="muted">
      Header
    </Label>
    <rect x={16} y={50} width={160} height={62} rx={12} className="brand-soft" />
    <Label x={96} y={93} size={34} weight={800} tone="brand-ink" anchor="middle">
      NOTICE
    </Label>
    <Stamp x={96} y={143} turn={-5} size={17.5}>
      Approved
    </Stamp>
  </Panel>,
  <Panel key="template" {...sheet}>
    <Label x={18} y={36} size={19} weight={600} tone="muted">
      Template
    </Label>
    <ParcelText x={18} y={58} />
    <Tick x={162} y={30} size={34} />
  </Panel>,
  <DeliveredMessage key="message" x={14} y={14.5} width={208} size={18.5} />,
];
