import { At, type Place } from '../stage/At.tsx';

/** A SIM card with its contacts, 76 × 112. */
export const SimCard = (place: Place) => (
  <At {...place}>
    <path d="M0 8a8 8 0 018-8h44l24 24v80a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="on-deep" />
    <rect x={14} y={38} width={48} height={56} rx={8} className="marigold" />
    <path
      d="M15 56h15v22h-15M61 56H46v22h15M38 39v13M38 93v-11M30 56l4-4h8l4 4M30 78l4 4h8l4-4"
      className="stroke-deep"
      strokeWidth={2}
      strokeLinecap="butt"
      opacity={0.55}
    />
  </At>
);
