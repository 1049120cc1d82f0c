import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** A coin, and around it an arrow back to where it came from. */
export const AboutRefund = () => (
  <Vignette tone="brand-soft">
    <circle cx={98} cy={108} r={40} className="shade" filter="url(#soft)" />
    <RupeeCoin x={98} y={96} radius={42} />
    <path
      d="M38.400 68.200A66 66 0 11 32.600 105M31 42L38.400 68.200 63 59"
      className="stroke-green"
      strokeWidth={12}
    />
  </Vignette>
);
