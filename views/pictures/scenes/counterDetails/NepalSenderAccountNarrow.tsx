import { BankFront } from '../../kit/places/BankFront.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the branch alone. */
export const NepalSenderAccountNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <path d="M0 150H160V200H0z" className="marigold" opacity={0.4} />
    <ellipse cx={80} cy={165} rx={72} ry={5} className="shade" />
    <BankFront x={14} y={46} scale={0.55} />
  </Scene>
);
