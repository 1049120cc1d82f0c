import type { ReactNode } from 'react';
import { Photograph } from '../people/Photograph.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { PanCard } from './PanCard.tsx';
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
      <g key={request} transform={`translate(20 ${20 + index * 68})`}>
        {index === 0 ? (
          <rect width={196} height={60} rx={12} fill="url(#sheen)" />
        ) : (
          <rect width={196} height={60} rx={12} className="surface" />
        )}
        <Glyph name={glyph} x={16} y={17} size={26} tone={index ? 'muted' : 'on-brand'} bold />
        <Label x={54} y={37} size={21} weight={700} tone={index ? 'ink' : 'on-brand'}>
          {request}
        </Label>
      </g>
    ))}
  </>
);

/** A photograph and a scan of the Aadhaar card, clipped together, and the signature inside its box. */
const Attachments = () => (
  <>
    <g className="sheet">
      <rect x={76} y={40} width={140} height={92} rx={10} className="paper" />
      <path d="M76 72V50a10 10 0 0110-10H206a10 10 0 0110 10V72z" fill="url(#sheen)" />
      <rect x={76.5} y={40.5} width={139} height={91} rx={9.5} className="stroke-line" />
      <Label x={117} y={63.5} size={21} weight={800} tone="on-brand">
        Aadhaar
      </Label>
      <path d="M126 92H196M126 112H174" className="stroke-faint" strokeWidth={6} />
      <At x={18} y={26} turn={-4}>
        <rect width={92} height={108} rx={8} className="paper" />
        <rect x={0.5} y={0.5} width={91} height={107} rx={7.5} className="stroke-line" />
        <Photograph x={6} y={6} width={80} height={96} hair="bun" clothes="red" />
      </At>
    </g>
    <path
      d="M30 46V22a7 7 0 0114 0V54a11 11 0 01-22 0V30"
      className="stroke-marigold"
      strokeWidth={4}
    />
    <rect x={20} y={148} width={196} height={68} rx={8} className="surface" />
    <rect
      x={20}
      y={148}
      width={196}
      height={68}
      rx={8}
      className="stroke-brand"
      strokeWidth={2}
      strokeDasharray="2 7"
    />
    <Signature x={38} y={161} />
    <Tick x={188} y={182} size={30} />
  </>
);

const slip = `M20 208V32a12 12 0 0112-12H204a12 12 0 0112 12V208${'l-9.800 8-9.800-8'.repeat(10)}z`;

/** The acknowledgement of an application whose official fee is paid. */
const Submission = () => (
  <g className="sheet">
    <path d={slip} className="paper" />
    <path d="M20 72V32a12 12 0 0112-12H204a12 12 0 0112 12V72z" className="green-soft" />
    <path d={slip} className="stroke-line" strokeWidth={2} />
    <Label x={36} y={53} size={21} weight={800} tone="green-ink">
      Submitted
    </Label>
    <Tick x={186} y={46} size={30} />
    <Glyph name="rupee" x={34} y={95} size={28} tone="brand" bold />
    <Label x={74} y={117} size={22} weight={700}>
      Fee paid
    </Label>
    <path d="M36 148.500H200" className="stroke-faint" strokeWidth={2} strokeDasharray="1 7" />
    <Label x={36} y={184} size={23} weight={800}>
      63XXXX4107
    </Label>
  </g>
);

/** The card by post, and the e-PAN by email. */
const Result = () => (
  <>
    <PanCard x={20} y={20} />
    <rect x={20} y={160} width={196} height={56} rx={12} className="surface" />
    <Glyph name="mail" x={36} y={175} size={26} tone="brand-ink" bold />
    <Label x={76} y={195.5} size={22} weight={700}>
      e-PAN
    </Label>
  </>
);

/** An application for a PAN from the choice of the request to what comes of it, each 236 × 236 (FourStations.tsx). */
export const panStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <Choice key="choice" />,
  <Attachments key="attachments" />,
  <Submission key="submit" />,
  <Result key="pan" />,
];

/** The grounds of the four, on which what is white stands out. */
export const panGrounds = ['brand-soft', 'marigold-soft', 'brand-soft', 'green-soft'] as const;
