import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

/** Who applies for a PAN, turned to the left, 96 × 264: she stands on the floor with a finger on the scanner, at -5,146, and the other arm at her side. */
export const PanApplicant = (place: Place) => (
  <At {...place}>
    <path d="M22 252h20l2 12H14q0-10 8-12zM50 252h18q6 4 6 12H46z" className="skin-deep" />
    <path d="M19.300 205H76.600L81 256H15z" className="red" />
    <path d="M40 196l-5 60M54 196l3 60" className="stroke-shade" strokeWidth={2} opacity={0.18} />
    <path d="M15.500 250H80.500L81 256H15z" className="marigold" />
    <PersonTurned
      x={0}
      y={0}
      mirrored={96}
      hair="bun"
      clothes="red"
      looksDown
      far={{
        shoulder: [61, 71],
        elbow: [64, 104],
        wrist: [58, 134],
        hand: 'open',
        thumb: 'right',
      }}
      near={{
        shoulder: [36, 71],
        elbow: [51, 108],
        wrist: [90, 137],
        hand: 'points',
        thumb: 'left',
      }}
    />
  </At>
);
