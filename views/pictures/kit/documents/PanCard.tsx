import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BlankProps extends Place {
  /** How high its head is. */
  readonly head: number;
  readonly children: ReactNode;
}

const Blank = ({ head, children, ...place }: BlankProps) => (
  <At {...place}>
    <g className="sheet">
      <rect width={196} height={128} rx={12} className="paper" />
      <path d={`M0 ${head}V12A12 12 0 0112 0H184a12 12 0 0112 12V${head}z`} fill="url(#sheen)" />
      <rect x={0.5} y={0.5} width={195} height={127} rx={11.5} className="stroke-line" />
      {children}
    </g>
  </At>
);

/** The card of Meera Das, 196 × 128; it keeps its colours after dark. */
export const PanCard = (place: Place) => (
  <Blank {...place} head={42}>
    <Label x={16} y={29} size={21} weight={700} tone="on-brand">
      PAN card
    </Label>
    <Label x={16} y={74} size={21} weight={600}>
      Meera Das
    </Label>
    <Label x={16} y={110} size={23} weight={800}>
      ABCPD1234F
    </Label>
  </Blank>
);

/** The same where it is drawn as small as it is in a hand: larger letters, and a bar for its number. */
export const SmallPanCard = (place: Place) => (
  <Blank {...place} head={52}>
    <Label x={16} y={37} size={31} weight={700} tone="on-brand">
      PAN card
    </Label>
    <Label x={16} y={87} size={29} weight={700}>
      Meera Das
    </Label>
    <path d="M18 108H92" className="stroke-faint" strokeWidth={8} />
  </Blank>
);
