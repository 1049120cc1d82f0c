import type { ReactNode } from 'react';
import { Photograph } from '../people/Photograph.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

const requests = [
  ['New PAN', 'plus'],
  ['Correction', 'file'],
  ['Reprint', 'refresh'],
] as const;

/** The three requests, of which the first is chosen. */
const Choice = () => (
  <>
    {requests.map(([request, glyph], index) => (
      <g key={request} transform={`translate(16 ${30 + index * 64})`}>
        {index === 0 ? (
          <rect width={204} height={56} rx={12} fill="url(#sheen)" />
        ) : (
          <rect width={204} height={56} rx={12} className="surface-2" />
        )}
        <Glyph name={glyph} x={16} y={15} size={26} tone={index ? 'muted' : 'on-brand'} bold />
        <Label x={56} y={35} size={21} weight={700} tone={index ? 'ink' : 'on-brand'}>
          {request}
        </Label>
      </g>
    ))}
  </>
);

/** What is attached to the form: the photograph and the signature. */
const Attachments = () => (
  <>
    <Photograph x={20} y={34} width={92} height={104} hair="bun" />
    <Label x={128} y={66} size={18} tone="muted">
      Name
    </Label>
    <Label x={128} y={94} size={22} weight={800}>
      Meera
    </Label>
    <Label x={128} y={121} size={22} weight={800}>
      Das
    </Label>
    <rect x={20} y={154} width={196} height={62} rx={8} className="surface-2" />
    <rect
      x={20}
      y={154}
      width={196}
      height={62}
      rx={8}
      className="stroke-brand"
      strokeWidth={2}
      strokeDasharray="2 7"
    />
    <Signature x={40} y={164} />
    <Tick x={190} y={185} size={30} />
  </>
);

/** The official fee, and Aadhaar, before the application goes out. */
const Submission = () => (
  <>
    <circle cx={118} cy={84} r={56} className="marigold" />
    <circle cx={118} cy={84} r={46} className="stroke-marigold-ink" strokeWidth={3} opacity={0.4} />
    <Glyph name="rupee" x={90} y={56} size={56} tone="deep" bold />
    <Tick x={162} y={122} size={40} />
    <Label x={118} y={174} size={20} weight={700} anchor="middle">
      Fee paid
    </Label>
    <Pill x={118} y={186} size={18} tone="green" glyph="check" anchor="middle">
      Aadhaar
    </Pill>
  </>
);

/** The card by post, and the e-PAN by email. */
const Result = () => (
  <>
    <g className="sheet">
      <rect x={16} y={30} width={204} height={126} rx={12} className="on-brand" />
      <path d="M16 64V42a12 12 0 0112-12H208a12 12 0 0112 12V64z" fill="url(#sheen)" />
      <rect x={16.5} y={30.5} width={203} height={125} rx={11.5} className="stroke-line" />
      <Label x={32} y={54} size={18} weight={700} tone="on-brand">
        PAN card
      </Label>
      <At x={30} y={74}>
        <Photograph x={0} y={0} width={56} height={68} hair="bun" />
      </At>
      <path d="M102 92H202M102 112H176M102 132H190" className="stroke-line" strokeWidth={8} />
    </g>
    <circle cx={36} cy={194} r={20} className="brand-soft" />
    <Glyph name="mail" x={24} y={182} size={24} tone="brand-ink" bold />
    <Label x={66} y={200} size={19} weight={700}>
      e-PAN by email
    </Label>
  </>
);

/** An application for a PAN from the choice of the request to what comes of it, each 236 × 236 (FourStations.tsx). */
export const panStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <Choice key="choice" />,
  <Attachments key="form" />,
  <Submission key="submit" />,
  <Result key="pan" />,
];
