import { Dish, Television } from '../../kit/devices/Television.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A television with its set-top box and dish, and the number of the smart card. */
export function RechargeDth() {
  return (
    <Scene width={360} height={320} ground="warm">
      <Rings x={180} y={150} size={220} tone="marigold-soft" />
      <path d="M0 200H360V320H0z" className="marigold-soft" />
      <At x={19} y={26} scale={0.88}>
        <ellipse cx={78} cy={222} rx={46} ry={5} className="shade" />
        <ellipse cx={238} cy={222} rx={100} ry={6} className="shade" />
        <Dish x={66} y={104} scale={0.96} />
        <Television x={130} y={36} scale={1.04} />
      </At>
      <NumberTag>1042 XXXX 18</NumberTag>
    </Scene>
  );
}
