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
      <path d="M0 34V14A14 14 0 0114 0H186a14 14 0 0114 14V34z" fill="url(#sheen)" />
      <Label x={18} y={23.5} size={17} weight={800} tone="on-brand">
        PAN card
      </Label>
      <g className="photograph">
        <Portrait x={45} y={70} size={54} hair="long" clothes="brand" />
      </g>
      <Label x={86} y={67} size={16} weight={700}>
        {name}
      </Label>
      <Label x={86} y={87} size={13} weight={600} tone="muted">
        Specimen
      </Label>
      <Label x={18} y={120.5} size={18} weight={800} spacing={1}>
        {number}
      </Label>
      <circle cx={180} cy={2} r={28} className="paper" />
      <Tick x={180} y={2} size={48} />
    </g>
  </At>
);
