import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

/** Who applies for a PAN, turned to the left, 96 × 200: a finger on the scanner, at -11,125, and the other arm at her side. */
export const PanApplicant = (place: Place) => (
  <At {...place}>
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
        elbow: [51, 109],
        wrist: [88, 122],
        hand: 'points',
        thumb: 'left',
      }}
    />
  </At>
);
