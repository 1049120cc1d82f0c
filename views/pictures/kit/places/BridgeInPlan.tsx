import { At, type Place } from '../stage/At.tsx';

const towers = [-34, 34];

/** A bridge of two towers seen from above, 132 long around its middle; the road that it carries lies over it. */
export const BridgeInPlan = (place: Place) => (
  <At {...place}>
    <rect x={-62} y={-4} width={124} height={26} className="deep" opacity={0.35} />
    <rect x={-66} y={-12} width={132} height={24} rx={3} className="on-deep-muted" />
    {towers.map((x) => (
      <rect key={x} x={x - 6} y={-19} width={12} height={38} rx={3} className="on-deep" />
    ))}
  </At>
);
