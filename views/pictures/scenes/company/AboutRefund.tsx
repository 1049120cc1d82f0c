import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** A coin on its way back into a wallet, along a round arrow. */
export const AboutRefund = () => (
  <Vignette tone="brand-soft">
    <rect x={32} y={112} width={128} height={68} rx={16} className="shade" filter="url(#soft)" />
    <path d="M42 92H138a14 14 0 0114 14v20H28V106A14 14 0 0142 92z" className="deep" />
    <RupeeCoin x={96} y={80} radius={33} />
    <Front />
    <path
      d="M151 70A57.500 57.500 0 0037 80M21 66L37 82 53 66"
      className="stroke-green"
      strokeWidth={10}
    />
  </Vignette>
);

/** The pocket with its seam and the clasp at its right edge, 144 × 70. */
const Front = () => (
  <At x={22} y={104}>
    <path
      d="M0 10A10 10 0 0110 0H134a10 10 0 0110 10V56a14 14 0 01-14 14H14A14 14 0 010 56z"
      fill="url(#sheen)"
    />
    <path
      d="M12 12H132"
      className="stroke-on-brand"
      strokeWidth={3}
      strokeDasharray="6 8"
      opacity={0.4}
    />
    <path d="M116 26H148a8 8 0 018 8V44a8 8 0 01-8 8H116a13 13 0 010-26z" className="brand-lift" />
    <circle cx={119} cy={39} r={6} className="on-brand" />
  </At>
);
