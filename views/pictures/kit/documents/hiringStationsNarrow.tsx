import type { ReactNode } from 'react';
import { applicant } from '../people/applicant.ts';
import { Portrait } from '../people/Portrait.tsx';
import { TalkOverTea } from '../people/TalkOverTea.tsx';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { Envelope } from './Envelope.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { RingedSheet } from './RingedSheet.tsx';
import { Signature } from './Signature.tsx';

/** The same as hiringStations from nearer, with fewer parts, as phones show each half as large. */
export const hiringStationsNarrow: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="email">
    <rect width={236} height={236} className="marigold-soft" />
    <Envelope x={15} y={14} scale={0.675}>
      <g className="sheet">
        <Panel x={20} y={0} width={216} height={236} radius={12} tone="paper">
          <Portrait x={108} y={76} size={124} {...applicant} />
        </Panel>
      </g>
    </Envelope>
  </g>,
  <g key="sheet">
    <rect width={236} height={236} className="brand-soft" />
    <RingedSheet />
  </g>,
  <g key="talk">
    <rect width={236} height={236} className="warm" />
    <TalkOverTea near />
    <MessageBubble x={84} y={18} size={40} width={68} height={56} tail={[8, 68]} lines={['?']} />
  </g>,
  <g key="offer">
    <rect width={236} height={236} className="green-soft" />
    <PaperDocument x={28} y={18} width={180} height={196} fold={40}>
      <Label x={22} y={58} size={38} weight={800}>
        Offer
      </Label>
      <Skeleton x={22} y={82} widths={[124]} height={12} />
      <At x={22} y={104} scale={1.2}>
        <Signature x={0} y={0} />
      </At>
      <path d="M22 162H116" className="stroke-line" strokeWidth={3} />
      <Tick x={158} y={174} size={64} />
    </PaperDocument>
  </g>,
];
