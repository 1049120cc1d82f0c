import { At, type Place } from '../stage/At.tsx';

/** A closed white envelope, 100 × 68. */
export const PlainEnvelope = (place: Place) => (
  <At {...place}>
    <ellipse cx={50} cy={68} rx={52} ry={5} className="shade" />
    <g className="sheet">
      <rect width={100} height={68} rx={8} className="paper" />
      <path d="M3 65L40 32M97 65L60 32" className="stroke-line" strokeWidth={2} />
      <path d="M1 7Q2 0 8 0H92Q98 0 99 7L58 42Q50 48 42 42z" className="brand-soft" />
      <rect x={0.5} y={0.5} width={99} height={67} rx={7.5} className="stroke-line" />
    </g>
  </At>
);
