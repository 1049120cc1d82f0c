import type { ReactNode } from 'react';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Photograph } from '../people/Photograph.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { MomentBadge } from '../stage/MomentBadge.tsx';
import { Pen } from '../things/Pen.tsx';
import { acknowledgement } from './acknowledgement.ts';
import { PanCard } from './PanCard.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';
import { StampedEnvelope } from './StampedEnvelope.tsx';

/** The grounds of the four, on which what is white stands out. */
export const panGrounds = ['brand-soft', 'marigold-soft', 'brand-soft', 'green-soft'] as const;

const requests = ['New PAN', 'Correction', 'Reprint'] as const;

/** A sheet with the three requests, of which the first is ticked, and the pen that ticked it. */
const Choice = () => (
  <>
    <PaperDocument x={40} y={22} width={156} height={192} fold={28}>
      <path d="M20 28H62" className="stroke-brand" strokeWidth={8} />
      {requests.map((request, index) => (
        <At key={request} x={18} y={56 + index * 42}>
          <rect x={1} y={1} width={22} height={22} rx={6} className="surface-2" />
          <rect
            x={1}
            y={1}
            width={22}
            height={22}
            rx={6}
            className={index ? 'stroke-faint' : 'stroke-brand'}
            strokeWidth={2}
          />
          {index === 0 && (
            <path d="M6 11.500L11 17 22-1" className="stroke-brand" strokeWidth={4} />
          )}
          <Label x={35} y={18} size={17.5} weight={index ? 600 : 700}>
            {request}
          </Label>
        </At>
      ))}
    </PaperDocument>
    <Pen x={86} y={75} turn={66} scale={0.6} tone="deep" />
  </>
);

/** A photograph and a scan of the Aadhaar card, clipped together, and the signature inside its box. */
const Attachments = () => (
  <>
    <g className="sheet">
      <rect x={76} y={40} width={140} height={92} rx={10} className="paper" />
      <path d="M76 72V50a10 10 0 0110-10H206a10 10 0 0110 10V72z" fill="url(#sheen)" />
      <rect x={76.5} y={40.5} width={139} height={91} rx={9.5} className="stroke-line" />
      <Label x={118} y={62} size={17.5} weight={700} tone="on-brand">
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

/** The acknowledgement of an application whose official fee is paid, from a printer. */
const Submission = () => (
  <SlipPrinter x={24} y={16} scale={0.62} length={238}>
    <Tick x={128} y={64} size={62} />
    <Label x={128} y={142} size={28.5} weight={600} anchor="middle">
      Fee paid
    </Label>
    <path d="M36 166H220" className="stroke-faint" strokeWidth={3} strokeDasharray="1 11" />
    <Label x={128} y={206} size={28.5} weight={700} anchor="middle">
      {acknowledgement}
    </Label>
  </SlipPrinter>
);

/** The card with the envelope in which it came by post, and the sign of an email for the e-PAN. */
const Result = () => (
  <>
    <StampedEnvelope x={70} y={24} turn={4} scale={1.44} />
    <PanCard x={24} y={94} turn={-3} scale={0.84} />
    <MomentBadge tone="brand" ground={panGrounds[3]} at={[58, 62]}>
      <Glyph name="mail" x={-15} y={-15} size={30} tone="on-brand" bold />
    </MomentBadge>
  </>
);

/** An application for a PAN from the choice of the request to what comes of it, each 236 × 236 (FourStations.tsx). */
export const panStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <Choice key="choice" />,
  <Attachments key="attachments" />,
  <Submission key="submit" />,
  <Result key="pan" />,
];
