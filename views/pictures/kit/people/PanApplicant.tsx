import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

/** Who applies for a PAN, turned to the left, 96 × 264: she stands on the floor with a finger on the scanner, at -5,146, and a folder with her documents in the other hand. */
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
      far={{
        shoulder: [61, 71],
        elbow: [64, 112],
        wrist: [81, 104],
        hand: 'grips',
        thumb: 'left',
        children: <Papers x={66} y={67} />,
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

/* A folder with her documents, 30 × 42, of which a sheet and a photograph look out. */
const Papers = (place: Place) => (
  <At {...place} turn={-8}>
    <g className="sheet">
      <path d="M4-7H25V10H4z" className="paper" />
      <path d="M8-3H20M8 1H17" className="stroke-faint" strokeWidth={1.6} />
    </g>
    <rect y={2} width={30} height={38} rx={2.5} className="green" />
    <path d="M0 12V4.500Q0 2 2.500 2H11L14.500 6H27.500Q30 6 30 8.500V12z" className="green-ink" />
  </At>
);
