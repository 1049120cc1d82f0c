import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeTaken } from '../../kit/screens/CodeTaken.tsx';
import { At } from '../../kit/stage/At.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone, whose app has taken a code of four digits; the lower edge cuts it. */
export function CaseInApp() {
  return (
    <Scene {...bitSize} ground="brand">
      <Phone x={40} y={12} scale={0.8} width={200} height={300} time="">
        <At x={14} y={44}>
          <CodeTaken width={154} size={32} tick={42} />
        </At>
      </Phone>
    </Scene>
  );
}
