import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Cash for a fingerprint, beside the words on phones: two notes stand up behind a scanner. */
export const CoreCounterNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    {/* Notes keep their colours after dark. */}
    <g className="sheet">
      <At x={80} y={150} turn={-86}>
        <Banknotes x={-2} y={-34} count={2} scale={0.66} />
      </At>
    </g>
    <Scanner x={28} y={50} scale={0.72} />
  </Scene>
);
