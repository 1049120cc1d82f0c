import type { ReactNode } from 'react';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { ParcelText } from './ParcelText.tsx';
import { Stamp } from './Stamp.tsx';

/** The ground of each station, on which its white things stand. */
export const dltGrounds = ['marigold-soft', 'brand-soft', 'green-soft', 'ground-lift'] as const;

/** The registration of a sender: its ID for its documents, its name, its text, and the first message. */
export const dltStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="business">
    <PaperDocument x={118} y={20} width={92} height={124} turn={6}>
      <Label x={22} y={60} size={22} weight={800}>
        GST
      </Label>
    </PaperDocument>
    <PaperDocument x={34} y={28} width={92} height={124} turn={-5}>
      <Label x={16} y={54} size={22} weight={800}>
        PAN
      </Label>
    </PaperDocument>
    <Panel x={14} y={110} width={208} height={100} tone="sheen">
      <Label x={18} y={40} size={24} tone="on-brand">
        Entity ID
      </Label>
      <Label x={18} y={77} size={26.5} weight={800} tone="on-brand">
        1201 XXXX 47
      </Label>
    </Panel>
  </g>,
  <g key="header">
    <Panel x={18} y={40} width={200} height={104}>
      <Label x={100} y={68} size={43} weight={800} tone="brand-ink" anchor="middle">
        NOTICE
      </Label>
    </Panel>
    <Stamp x={118} y={170} turn={-5} size={25}>
      Approved
    </Stamp>
  </g>,
  <g key="template">
    <Panel x={16} y={38} width={204} height={160}>
      <ParcelText x={14} y={28} scale={1.07} />
    </Panel>
  </g>,
  <g key="message">
    <MessageBubble
      x={16}
      y={24}
      width={204}
      size={22.5}
      lines={['Your parcel for', 'Durgapur is out', 'for delivery.']}
    />
    <Pill x={220} y={176} anchor="end" size={23} tone="green" glyph="check">
      Delivered
    </Pill>
  </g>,
];
