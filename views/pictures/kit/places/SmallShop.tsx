import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';

/** A shop with so little on it that it is one also where it is tiny, 70 × 64. */
export const SmallShop = (place: Place) => (
  <At {...place}>
    <path d="M5 8H65V64H5z" className="surface" />
    <rect x={12} y={36} width={24} height={17} rx={2} className="brand-soft" />
    <path d="M43 36H58V64H43z" className="brand-ink" />
    <Awning x={0} y={0} stripe={14} count={5} drop={16} overhang={5} />
  </At>
);
