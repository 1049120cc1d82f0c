import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { BusinessPapers, FirstMessage, ParcelText } from './dltParts.tsx';
import { Stamp } from './Stamp.tsx';

/* As large in its tile as the phone of the last is wide. */
const sheet = { x: 16, y: 16, width: 204, height: 204 } as const;

/** The registration of a sender: its ID for its papers, its name, its text, and the first message. */
export const dltStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <BusinessPapers key="business" x={14} y={22} scale={0.885} />,
  <Panel key="header" {...sheet}>
    <Label x={18} y={36} size={19} weight={600} tone="muted">
      Header
    </Label>
    <rect x={16} y={54} width={172} height={84} rx={12} className="brand-soft" />
    <Label x={102} y={109} size={38} weight={800} tone="brand-ink" anchor="middle">
      NOTICE
    </Label>
    <Stamp x={118} y={168} turn={-5} size={20}>
      Approved
    </Stamp>
  </Panel>,
  <Panel key="template" {...sheet}>
    <Label x={18} y={36} size={19} weight={600} tone="muted">
      Template
    </Label>
    <ParcelText x={18} y={54} />
    <Tick x={166} y={170} size={36} />
  </Panel>,
  // Its lower end, so that the mark has room below the message.
  <FirstMessage key="message" x={14} y={-54} height={278}>
    <Pill x={178} y={222} anchor="end" size={18} tone="green" glyph="check">
      Delivered
    </Pill>
  </FirstMessage>,
];
