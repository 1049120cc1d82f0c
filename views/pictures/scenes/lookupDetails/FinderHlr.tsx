import { RegisterAsked } from '../../kit/devices/RegisterAsked.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A question to the register of a network, and its answer. */
export function FinderHlr() {
  return (
    <Scene width={400} height={341} ground="mint" grows="around">
      <Rings x={92} y={70} size={240} tone="green-soft" />
      {/* As wide and deep as the stage may grow. */}
      <path d="M-400 253H800V744H-400z" className="green" opacity={0.1} />
      <RegisterAsked x={9} y={12} scale={0.74} />
    </Scene>
  );
}
