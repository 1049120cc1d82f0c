import { RegisterAsked } from '../../kit/devices/RegisterAsked.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside the call. */
export function FinderHlrTall() {
  return (
    <Scene width={560} height={458} ground="mint" grows="around">
      <Rings x={138} y={90} size={320} tone="green-soft" />
      {/* As wide and deep as the stage may grow. */}
      <path d="M-560 342H1120V1000H-560z" className="green" opacity={0.1} />
      <RegisterAsked x={22} y={14} />
    </Scene>
  );
}
