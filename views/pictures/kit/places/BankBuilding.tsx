import { At, type Place } from '../stage/At.tsx';

/** A bank with its pediment, four columns, door and steps, 120 × 112. */
export const BankBuilding = (place: Place) => (
  <At {...place}>
    <path d="M60 0L116 32q4 8-4 8H8q-8 0-4-8z" className="on-brand" />
    <circle cx={60} cy={24} r={8} className="brand" />
    <path d="M10 40H110V96H10z" className="on-deep-muted" />
    {[14, 40, 66, 92].map((x) => (
      <rect key={x} x={x} y={40} width={14} height={56} className="on-brand" />
    ))}
    <path d="M54 96V68a6 6 0 0112 0V96z" className="deep" />
    <path d="M6 40H114v8H6z" className="brand-lift" />
    <rect x={2} y={94} width={116} height={9} rx={3} className="on-brand" />
    <rect x={-4} y={103} width={128} height={9} rx={3} className="on-deep-muted" />
  </At>
);
