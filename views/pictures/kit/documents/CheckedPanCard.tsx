import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { panSpecimen } from './panSpecimen.ts';

const [[, number], [, name]] = panSpecimen;

/** The specimen’s PAN card, 200 × 132, with the large tick of its check over the upper corner. It bears no emblem. */
export const CheckedPanCard = (place: Place) => (
  <At {...place}>
    <Shadow width={200} height={132} radius={14} />
    <g className="sheet">
      <rect width={200} height={132} rx={14} className="paper" />
      <path d="M0 36V14A14 14 0 0114 0H186a14 14 0 0114 14V36z" fill="url(#sheen)" />
      <Label x={16} y={25} size={18} weight={800} tone="on-brand">
        PAN card
      </Label>
      <g className="photograph">
        <Portrait x={46} y={72} size={56} hair="long" clothes="brand" />
      </g>
      <Label x={86} y={67} size={16} weight={700}>
        {name}
      </Label>
      <Label x={86} y={89} size={14} weight={600} tone="muted">
        Specimen
      </Label>
      <Label x={16} y={121} size={18} weight={800} spacing={1}>
        {number}
      </Label>
    </g>
    <circle cx={178} cy={4} r={27} className="surface" />
    <Tick x={178} y={4} size={46} />
  </At>
);
