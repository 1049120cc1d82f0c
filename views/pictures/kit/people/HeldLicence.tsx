import { LicenceCard } from '../documents/LicenceCard.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FingersBelow, ThumbAbove } from './Hand.tsx';

/* From the lower left, with the thumb on the corner of the card. */
const hand = { x: 22, y: 122, turn: -42, scale: 0.42, mirrored: 1 } as const;

/** A sender’s driving licence under his hand, which has been looked at, 244 × 180; the frame cuts his arm. */
export const HeldLicence = (place: Place) => (
  <At {...place}>
    <At {...hand}>
      <FingersBelow skin="skin" />
    </At>
    <At x={0} y={14} turn={-4} scale={1.2}>
      {/* A card keeps its colours after dark. */}
      <g className="sheet">
        <LicenceCard x={0} y={0} />
      </g>
      <Tick x={178} y={114} size={36} />
    </At>
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve="marigold" reach={520} />
    </At>
  </At>
);
