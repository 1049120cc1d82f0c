import type { ReactNode } from 'react';
import { RequestChoice } from '../screens/RequestChoice.tsx';
import { CheckList } from '../shapes/CheckList.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Row } from '../shapes/Row.tsx';

/** An application for a PAN from the choice of the request to what comes of it, each 236 × 236 (FourStations.tsx). */
export const panStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <RequestChoice key="choice" x={16} y={26} width={204} step={66} />,
  <g key="form">
    <LabelledField
      x={20}
      y={40}
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
    <Glyph name="rupee" x={18} y={22} size={28} tone="brand" bold />
    <Label x={56} y={43} size={19} weight={600}>
      Official fee
    </Label>
    <Pill x={20} y={64} size={18} tone="green" glyph="check">
      Paid
    </Pill>
    <path d="M20 120.500H216" className="stroke-line" />
    <LabelledField
      x={20}
      y={154}
      label="Acknowledgement"
      value="63XXXX4107"
      captionSize={18}
      size={24}
    />
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
