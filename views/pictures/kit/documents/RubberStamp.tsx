import { At, type Place } from '../stage/At.tsx';

/** The stamp of an office as it stands on a table, 112 × 150: a knob on a neck, and a broad foot. */
export const RubberStamp = (place: Place) => (
  <At {...place}>
    <ellipse cx={56} cy={148} rx={66} ry={8} className="shade" />
    <path d="M46 50h20l4 58h20a12 12 0 0112 12v10H10v-10a12 12 0 0112-12h20z" className="pen" />
    <path d="M56 0a30 30 0 0116 55q-16 8-32 0A30 30 0 0156 0z" className="brand-lift" />
    <path d="M38 20q6-8 14-9" className="stroke-on-brand" strokeWidth={4} opacity={0.35} />
    <rect x={4} y={126} width={104} height={22} rx={4} className="green" />
  </At>
);
