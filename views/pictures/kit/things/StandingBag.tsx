import { StandShadow } from '../stage/StandShadow.tsx';

/** A red bag with the goods that were bought, which look out of it, and its shadow, 72 × 58. */
export const StandingBag = () => (
  <>
    <StandShadow width={72} />
    {/* A bottle and a box behind the rim. */}
    <path d="M15 20V9q0-2 2-3V2h7v4q2 1 2 3v11z" className="green" />
    <rect x={16.5} y={0} width={8} height={4} rx={1.5} className="deep" />
    <rect x={45} y={7} width={15} height={14} rx={2} className="brand-lift" />
    <path d="M22 20Q22 3 36 3T50 20" className="stroke-marigold" strokeWidth={3.6} />
    <path
      d="M8 17H64Q66 17 66.300 19L71 54.500Q71.500 58 68 58H4Q.500 58 1 54.500L5.700 19Q6 17 8 17z"
      className="red"
    />
    <path
      d="M8 17H64Q66 17 66.300 19L66.800 23H5.200L5.700 19Q6 17 8 17z"
      className="shade"
      opacity={0.6}
    />
    <path d="M54 23L66.800 23 71 54.500Q71.500 58 68 58H58z" className="shade" opacity={0.5} />
    <circle cx={30} cy={40} r={9} className="on-brand" opacity={0.22} />
    <circle cx={30} cy={40} r={5.5} className="on-brand" opacity={0.4} />
  </>
);
