import { Passport } from '../../kit/documents/identityPapers.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: one of the documents. */
export const NepalSenderCashNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <Passport x={25} y={26} turn={4} scale={0.9} />
  </Scene>
);
