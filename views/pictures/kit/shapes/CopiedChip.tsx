import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';
import { Tick } from './Tick.tsx';

/** A chip, 154 × 56, that says that something was copied. */
export const CopiedChip = (place: Place) => (
  <At {...place}>
    {/* White after dark as well, for it lies on a dark device. */}
    <g className="sheet">
      <Panel x={0} y={0} width={154} height={56} radius={28} />
      <Tick x={30} y={28} size={34} />
      <Label x={57} y={36} size={23} weight={700}>
        Copied
      </Label>
    </g>
  </At>
);
