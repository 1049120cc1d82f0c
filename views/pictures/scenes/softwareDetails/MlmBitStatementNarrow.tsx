import { PayoutSlip } from '../../kit/documents/PayoutSlip.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones only the tax kept back and what is paid. */
export const MlmBitStatementNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <rect {...narrowBitSize} className="blue-soft" />
    <PayoutSlip
      x={12}
      y={30}
      width={136}
      height={134}
      lines={[['TDS', '−₹369']]}
      size={18}
      first={40}
      step={0}
      foot={92}
      total="₹18,081"
      figure={26}
    />
  </Scene>
);
