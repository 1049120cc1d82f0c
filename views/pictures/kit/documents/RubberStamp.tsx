import { At, type Place } from '../stage/At.tsx';

/** The stamp of an office as it stands on a table, 164 × 158: a knob on a neck, and a foot as broad as its imprint. */
export const RubberStamp = (place: Place) => (
  <At {...place}>
    <ellipse cx={82} cy={156} rx={92} ry={9} className="shade" />
    <path d="M71 50h22l5 58h44a14 14 0 0114 14v10H8v-10a14 14 0 0114-14H66z" className="pen" />
    <path d="M82 0a32 32 0 0117 58q-17 8-34 0A32 32 0 0182 0z" className="brand-lift" />
    <path d="M63 21q6-8 15-10" className="stroke-on-brand" strokeWidth={4} opacity={0.35} />
    <rect x={2} y={132} width={160} height={24} rx={4} className="green" />
  </At>
);
