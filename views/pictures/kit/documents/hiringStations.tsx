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
import { MarkedSheet } from './MarkedSheet.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

/** From an application to an offer: the email, the sheet that is read, the talk over tea, and the letter. */
export const hiringStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="email">
    <rect width={236} height={236} className="marigold-soft" />
    <Envelope x={22} y={20} scale={0.63}>
      <At x={-36} y={14} turn={-9}>
        <Panel x={0} y={0} width={160} height={216} radius={8} tone="letter">
          <Skeleton x={16} y={26} widths={[96, 70, 84, 76]} step={22} />
        </Panel>
      </At>
      <At x={134} y={-11} turn={9}>
        <Panel x={0} y={0} width={160} height={216} radius={8} tone="letter">
          <rect x={40} y={24} width={104} height={72} rx={8} className="green-soft" />
          <path d="M56 84l24-12 18 6 14-24 18-14" className="stroke-green" strokeWidth={4} />
        </Panel>
      </At>
      <Panel x={44} y={8} width={168} height={232} radius={8} tone="letter">
        <Portrait x={84} y={58} size={88} {...applicant} />
        <Label x={84} y={138} size={31} weight={800} anchor="middle">
          Resume
        </Label>
      </Panel>
    </Envelope>
  </g>,
  <g key="sheet">
    <rect width={236} height={236} className="brand-soft" />
    <MarkedSheet />
  </g>,
  <g key="talk">
    <rect width={236} height={236} className="warm" />
    <TalkOverTea />
    <MessageBubble
      x={31}
      y={16}
      size={18}
      width={174}
      height={46}
      tail={[38, 66]}
      lines={['And your team?']}
    />
  </g>,
  <g key="offer">
    <rect width={236} height={236} className="green-soft" />
    <PaperDocument x={32} y={22} width={172} height={188} title="Offer">
      <Label x={24} y={74} size={18} tone="muted">
        Your salary
      </Label>
      <Label x={24} y={98} size={18} tone="muted">
        in writing
      </Label>
      <path d="M24 160.500H148" className="stroke-line" />
      <Signature x={26} y={116} />
      <Tick x={150} y={182} size={36} />
    </PaperDocument>
  </g>,
];
