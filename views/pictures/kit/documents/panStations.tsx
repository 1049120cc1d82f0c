import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
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

/** The name as it is written into the form, letter by letter, and the signature inside its box. */
const Form = () => (
  <>
    <Label x={20} y={46} size={18} tone="muted">
      Name
    </Label>
    {['MEERA', 'DAS'].map((name, row) =>
      [...name].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name has letters twice, and none of them moves.
        <g key={index} transform={`translate(${20 + index * 40} ${58 + row * 46})`}>
          <rect width={36} height={40} rx={7} className="brand-soft" />
          <Label x={18} y={28} size={21} weight={800} tone="brand-ink" anchor="middle">
            {letter}
          </Label>
        </g>
      )),
    )}
    <rect x={20} y={160} width={196} height={56} rx={8} className="surface-2" />
    <rect
      x={20}
      y={160}
      width={196}
      height={56}
      rx={8}
      className="stroke-brand"
      strokeWidth={2}
      strokeDasharray="2 7"
    />
    <Signature x={40} y={167} />
    <Tick x={190} y={188} size={30} />
  </>
);

const slip = `M30 206V20a8 8 0 018-8H198a8 8 0 018 8V206${'l-11 9-11-9'.repeat(8)}z`;

const submitted = [
  ['rupee', 'Fee paid'],
  ['user', 'Aadhaar'],
] as const;

/** The acknowledgement of an application whose official fee is paid and whose Aadhaar is authenticated. */
const Submission = () => (
  <g className="sheet">
    <rect width={236} height={236} rx={16} className="brand-soft" />
    <path d={slip} className="paper" />
    <path d={slip} className="stroke-line" strokeWidth={2} />
    <path d="M30 66V20a8 8 0 018-8H198a8 8 0 018 8V66z" className="green-soft" />
    <Label x={48} y={46} size={20} weight={800} tone="green-ink">
      Submitted
    </Label>
    <Tick x={180} y={39} size={30} />
    {submitted.map(([glyph, title], index) => (
      <g key={title} transform={`translate(48 ${80 + index * 36})`}>
        <Glyph name={glyph} x={0} y={0} size={24} tone="brand" bold />
        <Label x={36} y={19} size={18.5} weight={700}>
          {title}
        </Label>
      </g>
    ))}
    <path d="M46 158.500H190" className="stroke-faint" strokeWidth={2} strokeDasharray="1 7" />
    <Label x={118} y={187} size={19} weight={800} anchor="middle">
      63XXXX4107
    </Label>
  </g>
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
      <Label x={32} y={96} size={19} weight={600}>
        Meera Das
      </Label>
      <Label x={32} y={131} size={26} weight={800}>
        ABCPD1234F
      </Label>
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
  <Form key="form" />,
  <Submission key="submit" />,
  <Result key="pan" />,
];
