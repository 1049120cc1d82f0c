import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { deviceSize } from './deviceSize.ts';

/** A fingerprint scanner, small, over a column of a table. */
export function DeviceAeps() {
  return (
    <Scene {...deviceSize} ground="none">
      <path d="M45 84V40" className="stroke-deep-lift" strokeWidth={5} />
      <Scanner x={0} y={76} scale={0.625} />
    </Scene>
  );
}
