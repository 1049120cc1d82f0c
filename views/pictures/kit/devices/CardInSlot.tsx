import { At, type Place } from '../stage/At.tsx';

/** A debit card put upright into a slot by a third of its length, 54 × 60 of it seen; x and y are its left end in the slot. */
export const CardInSlot = (place: Place) => (
  <At {...place}>
    <path d="M0 0H54V54a6 6 0 01-6 6H6a6 6 0 01-6-6z" fill="url(#sheen)" />
    <path d="M0 0H54V4H0z" className="deep" opacity={0.35} />
    <rect x={19} y={9} width={16} height={20} rx={3.5} className="marigold" />
    <path
      d="M24.500 9v6m0 8v6m5-20v6m0 8v6M19 15h16m-16 8h16"
      className="stroke-deep"
      strokeWidth={1}
      opacity={0.5}
    />
    {[8.5, 31.5].map((x) => (
      <path
        key={x}
        d={`M${x} 43h14`}
        className="stroke-on-brand"
        strokeWidth={3.6}
        strokeDasharray="0 4.600"
      />
    ))}
  </At>
);
