import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const size = { width: 196, height: 144 };

/** A sender’s voter card with his photograph, which has been looked at, 196 × 144. */
export const VoterCard = (place: Place) => (
  <At {...place}>
    <Shadow {...size} />
    <g className="sheet">
      <rect {...size} rx={16} className="paper" />
      <path d="M0 44V16A16 16 0 0116 0H180a16 16 0 0116 16V44z" fill="url(#sheen)" />
      <Label x={98} y={31} size={24} weight={800} tone="on-brand" anchor="middle">
        Voter card
      </Label>
      <g className="photograph">
        <Portrait x={58} y={94} size={84} hair="turban" clothes="marigold" />
      </g>
      <Skeleton x={114} y={60} widths={[66, 46]} step={20} height={10} />
      <Tick x={172} y={126} size={60} />
    </g>
  </At>
);
