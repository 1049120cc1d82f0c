import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';

const readBack = [
  ['To', 'Sunita Devi'],
  ['Account', '…4821'],
  ['Amount', '₹3,000'],
] as const;

/** The strong head of a sheet 204 wide. */
const head = <path d="M0 50V16a16 16 0 0116-16H188a16 16 0 0116 16v34z" fill="url(#sheen)" />;

/** A sheet, 204 × 196, that stands on the counter as across a page. */
const OnCounter = ({ children }: { readonly children: ReactNode }) => (
  <>
    <path d="M0 198H236V218H0z" className="brand-lift" />
    <path d="M0 216H236V236H0z" fill="url(#sheen)" />
    <Panel x={16} y={14} width={204} height={196}>
      {children}
    </Panel>
  </>
);

/** A transfer at the counter from the sender’s form to the receipt, each 236 × 236 (FourStations.tsx). */
export const transferMoments: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <OnCounter key="form">
    <Portrait x={44} y={52} size={58} hair="turban" clothes="marigold" />
    <Tick x={66} y={74} size={26} />
    <Label x={84} y={47} size={19} weight={700}>
      Voter card
    </Label>
    <Label x={84} y={74} size={19} tone="muted">
      seen
    </Label>
    <path d="M16 101.500H188" className="stroke-line" />
    <LabelledField x={16} y={134} label="Mobile" value="98300 XXXXX" captionSize={19} size={23} />
  </OnCounter>,
  <OnCounter key="receiver">
    {head}
    <Glyph name="bank" x={16} y={13} size={24} tone="on-brand" />
    <Label x={50} y={32} size={20} weight={700} tone="on-brand">
      Sunita Devi
    </Label>
    <Label x={16} y={83} size={20} tone="muted">
      XXXXXXXX4821
    </Label>
    <rect x={14} y={100} width={176} height={80} rx={12} className="marigold-soft" />
    <rect
      x={14}
      y={100}
      width={176}
      height={80}
      rx={12}
      className="stroke-marigold"
      strokeWidth={4}
    />
    <LabelledField x={26} y={130} label="IFSC" value="ABCD0123456" captionSize={19} size={21} />
  </OnCounter>,
  <OnCounter key="read">
    {head}
    <Label x={16} y={33} size={22} weight={800} tone="on-brand">
      Is this right?
    </Label>
    {readBack.map(([label, value], index) => (
      <g key={label} transform={`translate(16 ${78 + index * 28})`}>
        <Label x={0} y={0} size={18} tone="muted">
          {label}
        </Label>
        <Label x={172} y={0} size={19} weight={700} anchor="end">
          {value}
        </Label>
      </g>
    ))}
    <rect x={16} y={146} width={172} height={34} rx={8} className="brand" />
    <Label x={102} y={170} size={19} weight={700} tone="on-brand" anchor="middle">
      Confirm
    </Label>
  </OnCounter>,
  <OnCounter key="receipt">
    <Tick x={33} y={34} size={34} />
    <Label x={60} y={42} size={22} weight={800}>
      Credited
    </Label>
    <path d="M16 64.500H188" className="stroke-line" />
    <LabelledField
      x={16}
      y={92}
      label="Bank reference"
      value="6324XXXXXX07"
      captionSize={19}
      size={22}
    />
    <path d="M16 138.500H188" className="stroke-line" />
    <Label x={16} y={173} size={19} tone="muted">
      Sent
    </Label>
    <Label x={188} y={174} size={27} weight={800} anchor="end">
      ₹3,000
    </Label>
  </OnCounter>,
];
