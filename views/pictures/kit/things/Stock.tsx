import { At, type Place } from '../stage/At.tsx';
import { Carton } from './Carton.tsx';

/** A roll of packing tape, 48 across. */
const TapeRoll = (place: Place) => (
  <At {...place}>
    <circle cx={24} cy={24} r={17.5} className="stroke-marigold" strokeWidth={13} />
    <circle cx={24} cy={24} r={18} className="stroke-on-brand" strokeWidth={2} opacity={0.5} />
  </At>
);

/** A board 368 wide on two posts, with cartons and rolls of tape on it; y is the upper edge of the board, and what stands before the posts hides their feet. */
export const Stock = (place: Place) => (
  <At {...place}>
    {[28, 312].map((x) => (
      <path key={x} d={`M${x} 8h12v400h-12z`} className="faint" />
    ))}
    {[4, 124].map((x) => (
      <Carton key={x} x={x} y={-96}>
        12 × 9
      </Carton>
    ))}
    <TapeRolls x={248} y={0} />
    <Board width={368} />
  </At>
);

/** A short board on two brackets, 114 wide, with rolls of tape only. */
export const TapeShelf = (place: Place) => (
  <At {...place}>
    <TapeRolls x={0} y={0} />
    <path d="M10 8h10v20h-4l-6-8zM78 8h10v12l-6 8h-4z" className="faint" />
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
