import { At, type Place } from '../stage/At.tsx';

/** The block with a slot that holds a sheet or a phone upright, 156 × 20. */
export const SlotBlock = (place: Place) => (
  <At {...place}>
    <ellipse cx={78} cy={20} rx={92} ry={6} className="shade" />
    <rect width={156} height={20} rx={5} fill="url(#night)" />
    <path d="M5 1.500H151" className="stroke-on-brand" strokeWidth={2} opacity={0.3} />
  </At>
);
