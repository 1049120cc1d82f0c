import { At, type Place } from '../stage/At.tsx';
import { Carton } from './Carton.tsx';

/** A roll of packing tape, 48 across. */
const TapeRoll = (place: Place) => (
  <At {...place}>
    <circle cx={24} cy={24} r={24} className="marigold" />
    <circle cx={24} cy={24} r={18} className="stroke-on-brand" strokeWidth={2} opacity={0.5} />
    <circle cx={24} cy={24} r={11} className="brand-soft" />
  </At>
);

/** A board 352 wide with cartons and rolls of tape on it; y is the upper edge of the board. */
export const Stock = (place: Place) => (
  <At {...place}>
    {[8, 120].map((x) => (
      <Carton key={x} x={x} y={-96}>
        12 × 9
      </Carton>
    ))}
    <TapeRolls x={248} y={0} />
    <Board width={368} />
  </At>
);

/** A short board, 114 wide, with rolls of tape only. */
export const TapeShelf = (place: Place) => (
  <At {...place}>
    <TapeRolls x={0} y={0} />
    <Board width={114} />
  </At>
);

const Board = ({ width }: { readonly width: number }) => (
  <rect x={-8} width={width} height={10} rx={5} className="brand-lift" />
);

const TapeRolls = (place: Place) => (
  <At {...place}>
    <TapeRoll x={0} y={-48} />
    <TapeRoll x={50} y={-48} />
    <TapeRoll x={25} y={-90} />
  </At>
);
