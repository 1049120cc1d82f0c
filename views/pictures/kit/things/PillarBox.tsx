import { At, type Place } from '../stage/At.tsx';

/** A red post box as it stands at a post office in India, 60 × 104: a round pillar with a black foot. */
export const PillarBox = (place: Place) => (
  <At {...place}>
    <ellipse cx={32} cy={101} rx={32} ry={6} className="shade" />
    {/* Its paint stays red after dark, and the plates on it white. */}
    <g className="sheet">
      <path d="M6 86H54V99a4 4 0 01-4 4H10a4 4 0 01-4-4z" className="deep" />
      <path d="M8 22H52V88H8z" className="red" />
      <path d="M40 22H52V88H40z" className="red-ink" />
      <path d="M4 19C6 5 18 0 30 0S54 5 56 19z" className="red" />
      <path d="M37 1C48 3 54 9 56 19H43Q43 9 37 1z" className="red-ink" />
      <rect x={1} y={16} width={58} height={9} rx={4} className="red-ink" />
      <rect x={15} y={33} width={30} height={7} rx={3} className="deep" />
      <rect x={15} y={48} width={30} height={26} rx={3} className="on-brand" />
      <path d="M21 57H39M21 65H33" className="stroke-faint" strokeWidth={3} />
    </g>
  </At>
);
