import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeSent } from '../../kit/screens/CodeSent.tsx';
import { At } from '../../kit/stage/At.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone, whose app has sent a code of four digits; the lower edge cuts it. */
export function CaseInApp() {
  return (
    <Scene {...bitSize} ground="brand">
      <Phone x={40} y={12} scale={0.8} width={200} height={300} time="">
        <At x={14} y={44}>
          <CodeSent width={154} size={22} tick={50} />
        </At>
      </Phone>
    </Scene>
  );
}
