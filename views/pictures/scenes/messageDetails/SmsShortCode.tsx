import { Radio } from '../../kit/devices/Radio.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A radio with a short number on its display. */
export function SmsShortCode() {
  return (
    <Scene width={240} height={176} ground="warm" radius={0}>
      <Radio x={31} y={66} scale={0.62} />
    </Scene>
  );
}
