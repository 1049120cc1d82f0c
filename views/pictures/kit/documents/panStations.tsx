import type { ReactNode } from 'react';
import { RequestChoice } from '../screens/RequestChoice.tsx';
import { CheckList } from '../shapes/CheckList.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Row } from '../shapes/Row.tsx';

/* What comes before the acknowledgement number, whose slip is at the head of the page. */
const submission = [
  ['id', 'Aadhaar', 'Authenticated'],
  ['rupee', 'Official fee', 'Paid'],
] as const;

/** An application for a PAN from the choice of the request to what comes of it, each 236 × 236 (FourStations.tsx). */
export const panStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <RequestChoice key="choice" x={16} y={30} width={204} step={66} />,
  <g key="form">
    <LabelledField
      x={20}
      y={45}
      label="Name as in Aadhaar"
      value="Meera Das"
      captionSize={18}
      size={22}
    />
    <path d="M20 88.500H216" className="stroke-line" />
    <CheckList
      x={34}
      y={118}
      checks={['Photograph', 'Signature', 'Documents']}
      size={19}
      step={41}
    />
  </g>,
  <g key="submit">
    {submission.map(([glyph, title, state], index) => (
      <g key={title} transform={`translate(0 ${index * 101})`}>
        <Glyph name={glyph} x={20} y={30} size={26} tone="brand" bold />
        <Label x={58} y={50} size={20} weight={700}>
          {title}
        </Label>
        <Pill x={20} y={69} size={18} tone="green" glyph="check">
          {state}
        </Pill>
      </g>
    ))}
    <path d="M20 118.500H216" className="stroke-line" />
  </g>,
  <g key="pan">
    <Row x={20} y={30} width={196} size={22} glyph="mail" title="e-PAN" note="By email" />
    <path d="M20 118.500H216" className="stroke-line" />
    <Row
      x={20}
      y={148}
      width={196}
      size={22}
      glyph="card"
      tone="marigold"
      title="PAN card"
      note="By post"
    />
  </g>,
];
