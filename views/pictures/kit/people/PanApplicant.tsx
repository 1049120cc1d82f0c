import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

/** Who applies for a PAN, turned to the left, 96 × 200: one hand on her papers, at -18,110, and a finger on the scanner, at -11,125. */
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
        elbow: [72, 100],
        wrist: [97, 106],
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
