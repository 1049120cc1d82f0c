import { Passport } from '../../kit/documents/IdentityPapers.tsx';
import { LicenceCard } from '../../kit/documents/LicenceCard.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: two of the documents. */
export const NepalSenderCashNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <Passport x={44} y={16} turn={5} scale={0.78} />
    {/* Cards keep their colours after dark. */}
    <g className="sheet">
      <LicenceCard x={15} y={104} turn={-4} scale={0.68} />
    </g>
  </Scene>
);
