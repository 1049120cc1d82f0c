import type { ReactNode } from 'react';
import { PersonPaying } from '../people/PersonPaying.tsx';
import { billers } from '../screens/BillerScreen.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { Banknotes } from './Banknotes.tsx';

/** A bill from the choice of its kind to the receipt, each 236 × 236 (FourStations.tsx). */
export const billMoments: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="choice">
    {billers.map((glyph, index) => (
      <g
        key={glyph}
        transform={`translate(${18 + (index % 3) * 70} ${18 + Math.floor(index / 3) * 74})`}
      >
        <rect width={60} height={64} rx={8} className={index ? 'surface-2' : 'brand'} />
        <Glyph name={glyph} x={15} y={17} size={30} tone={index ? 'brand-ink' : 'on-brand'} />
      </g>
    ))}
    <Label x={118} y={204} size={22} weight={800} anchor="middle">
      Electricity
    </Label>
  </g>,
  <g key="bill">
    <StationTitle glyph="bolt">Bill found</StationTitle>
    <Label x={20} y={108} size={22} weight={700}>
      R. Mondal
    </Label>
    <Label x={20} y={160} size={40} weight={800} tone="brand-ink">
      ₹1,846
    </Label>
    <Label x={20} y={202} size={20} tone="muted">
      Due 28 Nov
    </Label>
  </g>,
  <g key="money">
    <path d="M0 0H236V236H0z" className="warm" />
    <path d="M0 196H236V236H0z" fill="url(#sheen)" />
    <path d="M0 188H236V202H0z" className="brand-lift" />
    <UpiStand x={14} y={50} scale={0.73} />
    <PersonPaying x={134} y={26} scale={1.65} hair="short" skin="skin-deep" clothes="marigold">
      <Banknotes x={-46} y={-9} turn={-4} count={2} scale={0.25} />
    </PersonPaying>
  </g>,
  <g key="receipt">
    <StationTitle glyph="receipt">Receipt</StationTitle>
    <LabelledField
      x={20}
      y={100}
      label="Reference"
      value="BP63XXXX418"
      captionSize={19}
      size={22}
    />
    <path d="M20 146.500H216" className="stroke-line" />
    <Label x={20} y={184} size={20} tone="muted">
      Paid
    </Label>
    <Label x={216} y={186} size={27} weight={800} anchor="end">
      ₹1,846
    </Label>
  </g>,
];
