import { PayoutSlip } from '../../kit/documents/PayoutSlip.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const lines = [
  ['Commission', '₹18,450'],
  ['TDS', '−₹369'],
] as const;

/** The slip of a seller: her commission, the tax kept back, and what is paid. */
export const MlmBitStatement = () => (
  <Scene {...bitSize} ground="tint">
    <rect {...bitSize} className="blue-soft" />
    <PayoutSlip
      x={18}
      y={14}
      width={204}
      height={119}
      lines={lines}
      size={15.5}
      first={30}
      step={25}
      foot={99}
      total="₹18,081"
      figure={26}
    />
  </Scene>
);
