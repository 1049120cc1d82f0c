import { At, type Place } from '../stage/At.tsx';

/** A laptop that somebody else looks at, 132 × 88: its lid from behind. */
export const LaptopBack = (place: Place) => (
  <At {...place}>
    <rect x={8} width={116} height={80} rx={8} fill="url(#night)" />
    <rect
      x={9}
      y={1}
      width={114}
      height={78}
      rx={7}
      className="stroke-brand-lift"
      strokeWidth={2}
      opacity={0.45}
    />
    <circle cx={66} cy={38} r={9} className="brand-lift" />
    <path d="M0 80H132l-4 8H4z" className="muted" />
  </At>
);
