import type { ReactNode } from 'react';
import { StageBlock } from '../records/StageBlock.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { StateBadge } from '../shapes/StateBadge.tsx';
import { At } from '../stage/At.tsx';
import { Pen } from '../things/Pen.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';
import { SmallCertificate } from './SmallCertificate.tsx';

/* With air around it in its tile. */
const inTile = { x: 14, y: 15, scale: 0.88 } as const;

/** A certificate on its way onto a chain, 236 × 236 each: questioned, under signed rules, refused by a test network, in its block. */
export const certificateStages: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <At key="need" {...inTile}>
    <SmallCertificate x={20} y={30} turn={-3} scale={0.96} />
    <StateBadge x={202} y={46} scale={1.2} tone="marigold" />
    <Panel x={20} y={176} width={196} height={44} radius={12}>
      <rect x={12} y={10} width={24} height={24} rx={6} className="green" />
      <Glyph name="check" x={14} y={12} size={20} tone="surface" bold />
      <Label x={46} y={28.5} size={20} weight={700}>
        Shared record
      </Label>
    </Panel>
  </At>,
  <At key="rules" {...inTile}>
    <SmallCertificate x={46} y={62} turn={4} scale={0.95} />
    <PaperDocument x={20} y={20} width={140} height={198} fold={24}>
      <Label x={18} y={42} size={24} weight={800}>
        Rules
      </Label>
      <path d="M18 66H116M18 84H92" className="stroke-faint" strokeWidth={6} opacity={0.6} />
      <path d="M18 136.500H122M18 178.500H122" className="stroke-faint" strokeWidth={2} />
      <Signature x={22} y={106} scale={0.74} hand="third" />
      <Signature x={22} y={148} scale={0.74} hand="second" />
    </PaperDocument>
    <Pen x={121} y={180} turn={20} scale={0.78} />
  </At>,
  <At key="trial" {...inTile}>
    <StageBlock x={20} y={36} scale={1.12} isTest>
      Test
    </StageBlock>
    <SmallCertificate x={54} y={88} turn={5} scale={0.86} />
    <StateBadge x={204} y={98} tone="red" scale={1.1} />
  </At>,
  <At key="release" {...inTile}>
    <StageBlock x={20} y={42} scale={1.2}>
      1042
    </StageBlock>
    <SmallCertificate x={52} y={106} scale={0.84} />
    {/* Half on the block and half on the paper. */}
    <g className="stroke-marigold" strokeWidth={6}>
      <rect x={140} y={76} width={17} height={25} rx={8.5} />
      <rect x={140} y={94} width={17} height={25} rx={8.5} />
    </g>
    <StateBadge x={208} y={112} tone="green" />
  </At>,
];
