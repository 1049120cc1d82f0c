import { Cross } from '../shapes/Cross.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A house with a padlock, faded and with a cross: it is no pledge, 80 × 80. */
export const PledgedHouse = (place: Place) => (
  <At {...place}>
    <g opacity={0.6}>
      <path d="M13 36L40 12L67 36V80H13z" className="surface" />
      <path d="M7 39L40 9L73 39" className="stroke-faint" strokeWidth={9} />
      <path d="M31 51V46a9 9 0 0118 0V51" className="stroke-faint" strokeWidth={5} />
      <rect x={25} y={50} width={30} height={22} rx={5} className="faint" />
    </g>
    <Cross x={68} y={22} size={28} tone="muted" />
  </At>
);
