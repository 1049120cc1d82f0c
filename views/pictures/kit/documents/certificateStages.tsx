import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Magnifier } from '../things/Magnifier.tsx';
import { Pen } from '../things/Pen.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';
import { SmallCertificate } from './SmallCertificate.tsx';

const recordSheet = { width: 116, height: 158, fold: 26 } as const;

/* Only what the question leaves free is written on them. */
const Written = () => (
  <path d="M20 28H66M20 48H92" className="stroke-faint" strokeWidth={8} opacity={0.6} />
);

const Question = () => (
  <>
    <circle cx={118} cy={144} r={62} className="surface" />
    <circle cx={118} cy={144} r={55} className="brand" />
    <Label x={118} y={177} size={94} weight={800} tone="on-brand" anchor="middle">
      ?
    </Label>
  </>
);

/** How a project about a shared record goes, one sign each, 236 × 236: a question, rules, a trial, the certificate. */
export const certificateStages: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="need">
    <PaperDocument x={20} y={42} turn={-9} {...recordSheet}>
      <Written />
    </PaperDocument>
    <PaperDocument x={106} y={24} turn={7} {...recordSheet}>
      <Written />
    </PaperDocument>
    <Question />
  </g>,
  <g key="rules">
    <PaperDocument x={29} y={18} width={152} height={200} fold={30}>
      {[48, 98].map((y) => (
        <g key={y}>
          <Tick x={38} y={y} size={40} />
          <path d={`M72 ${y}H126`} className="stroke-faint" strokeWidth={9} opacity={0.6} />
        </g>
      ))}
      <Signature x={20} y={132} hand="third" scale={0.9} />
      <path d="M20 172H132" className="stroke-faint" strokeWidth={3} />
    </PaperDocument>
    <Pen x={139} y={180} turn={31} scale={0.9} />
  </g>,
  <g key="trial">
    <SmallCertificate x={15} y={24} isTest />
    <Magnifier x={116} y={118} />
  </g>,
  <g key="release">
    <SmallCertificate x={15} y={20} />
  </g>,
];
