import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';

const readBack = [
  ['To', 'Sunita Devi'],
  ['Account', '…4821'],
  ['Amount', '₹3,000'],
] as const;

/** A transfer at the counter from the sender’s form to the receipt, each 236 × 236 (FourStations.tsx). */
export const transferMoments: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="form">
    <Portrait x={54} y={66} size={76} hair="turban" clothes="marigold" />
    <Tick x={82} y={94} size={30} />
    <Label x={106} y={60} size={20} weight={700}>
      Voter card
    </Label>
    <Label x={106} y={88} size={20} tone="muted">
      seen
    </Label>
    <path d="M20 132.500H216" className="stroke-line" />
    <LabelledField x={20} y={168} label="Mobile" value="98300 XXXXX" captionSize={19} size={23} />
  </g>,
  <g key="receiver">
    <StationTitle glyph="bank">Sunita Devi</StationTitle>
    <Label x={20} y={104} size={21} tone="muted">
      XXXXXXXX4821
    </Label>
    <rect x={16} y={128} width={204} height={88} rx={12} className="marigold-soft" />
    <rect
      x={16}
      y={128}
      width={204}
      height={88}
      rx={12}
      className="stroke-marigold"
      strokeWidth={4}
    />
    <LabelledField x={28} y={160} label="IFSC" value="ABCD0123456" captionSize={19} size={23} />
  </g>,
  <g key="read">
    <path d="M0 0H236V58H0z" fill="url(#sheen)" />
    <Label x={20} y={38} size={22} weight={800} tone="on-brand">
      Is this right?
    </Label>
    {readBack.map(([label, value], index) => (
      <g key={label} transform={`translate(20 ${90 + index * 36})`}>
        <Label x={0} y={0} size={18} tone="muted">
          {label}
        </Label>
        <Label x={196} y={0} size={19} weight={700} anchor="end">
          {value}
        </Label>
      </g>
    ))}
    <rect x={16} y={180} width={204} height={42} rx={8} className="brand" />
    <Label x={118} y={208} size={20} weight={700} tone="on-brand" anchor="middle">
      Confirm
    </Label>
  </g>,
  <g key="receipt">
    <Tick x={38} y={38} size={40} />
    <Label x={68} y={46} size={23} weight={800}>
      Credited
    </Label>
    <path d="M20 74.500H216" className="stroke-line" />
    <LabelledField
      x={20}
      y={108}
      label="Bank reference"
      value="6324XXXXXX07"
      captionSize={19}
      size={22}
    />
    <path d="M20 160.500H216" className="stroke-line" />
    <Label x={20} y={200} size={20} tone="muted">
      Sent
    </Label>
    <Label x={216} y={202} size={29} weight={800} anchor="end">
      ₹3,000
    </Label>
  </g>,
];
