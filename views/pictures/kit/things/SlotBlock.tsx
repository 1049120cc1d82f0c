import { At, type Place } from '../stage/At.tsx';

/** The block with a slot that holds a sheet or a phone upright, 156 × 20; paler than a phone’s frame. */
export const SlotBlock = (place: Place) => (
  <At {...place}>
    <ellipse cx={78} cy={20} rx={92} ry={6} className="shade" />
    <rect width={156} height={20} rx={5} className="on-deep-muted" />
    <path d="M0 9V5a5 5 0 015-5H151a5 5 0 015 5v4z" className="on-brand" opacity={0.28} />
  </At>
);
