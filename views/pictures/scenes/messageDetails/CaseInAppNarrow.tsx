import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeSent } from '../../kit/screens/CodeSent.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export function CaseInAppNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <Phone x={18} y={20} scale={0.775} width={160} height={300} time="">
        <At x={7} y={66}>
          <CodeSent width={124} size={15} tick={58} />
        </At>
      </Phone>
    </Scene>
  );
}
