import { At, type Place } from '../stage/At.tsx';

/** A small delivery truck that drives to the right, 216 × 128. */
export function Truck(place: Place) {
  return (
    <At {...place}>
      <path d="M8 120H212" className="stroke-shade" strokeWidth={10} opacity={0.14} />
      <path d="M0 12A12 12 0 0112 0H128a8 8 0 018 8V96H12A12 12 0 010 84z" className="on-deep" />
      <path
        d="M.5 12.500A12 12 0 0112.500 .5H128a8 8 0 018 8V96H12A12 12 0 01.5 84z"
        className="stroke-line"
      />
      <path d="M0 56H136V80H0z" className="brand" />
      <path d="M0 80H136v8H.7L0 84z" className="marigold" />
      <path
        d="M140 28h36c8 0 12 4 16 10l16 24c4 6 4 8 4 14v14a6 6 0 01-6 6H140z"
        className="brand"
      />
      <path d="M152 40h22c4 0 6 2 8 5l12 19H152z" className="brand-soft" />
      <path d="M152 40h10l14 24H152z" className="on-brand" opacity={0.45} />
      <path d="M206 76h6v10h-6z" className="marigold" />
      <path d="M0 94H212" className="stroke-deep-lift" strokeWidth={6} />
      {[44, 172].map((x) => (
        <g key={x}>
          <circle cx={x} cy={100} r={22} className="deep" />
          <circle cx={x} cy={100} r={10} className="on-deep-muted" />
          <circle cx={x} cy={100} r={4} className="deep" />
        </g>
      ))}
    </At>
  );
}
