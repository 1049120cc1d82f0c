import { MemorialAcrossPool, MemorialSun } from '../../kit/places/MemorialAcrossPool.tsx';
import { Taxi } from '../../kit/places/Taxi.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Middle and size of each crown, on the lawn and far behind it. */
const trees = [
  [2, 164, 16],
  [318, 164, 16],
  [16, 170, 10],
  [304, 170, 10],
] as const;
const farTrees = [
  [-16, 156, 26],
  [336, 156, 26],
  [30, 158, 16],
  [290, 158, 16],
] as const;

/** The Victoria Memorial across its pool in the evening, with a taxi before it: the office that is open. */
export const OfficeKolkataNarrow = () => (
  <Scene width={320} height={264} ground="warm" grows="above">
    <MemorialSun x={160} y={190} />
    {farTrees.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className="green-soft" />
    ))}
    {trees.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className="green" />
    ))}
    <MemorialAcrossPool x={160} y={190} />
    <Taxi x={58} y={170} scale={0.5} />
  </Scene>
);
