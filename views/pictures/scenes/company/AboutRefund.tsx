import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** A coin, and around it an arrow back to where it came from. */
export const AboutRefund = () => (
  <Vignette tone="brand-soft">
    <circle cx={98} cy={110} r={42} className="shade" filter="url(#soft)" />
    <RupeeCoin x={98} y={98} radius={48} />
    <path
      d="M36 66A70 70 0 11 29 112M32 36L36 66 66 62"
      className="stroke-green"
      strokeWidth={12}
    />
  </Vignette>
);
