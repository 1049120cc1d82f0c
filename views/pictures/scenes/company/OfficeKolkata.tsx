import { DistantHouses } from '../../kit/places/DistantHouses.tsx';
import { MemorialAcrossPool, MemorialSun } from '../../kit/places/MemorialAcrossPool.tsx';
import { Taxi } from '../../kit/places/Taxi.tsx';
import { Tram } from '../../kit/places/Tram.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StreetLamp } from '../../kit/things/StreetLamp.tsx';

/* Across the Maidan. */
const houses = [
  [8, 34, 118],
  [46, 24, 96],
  [74, 40, 126],
  [118, 28, 108],
  [150, 26, 132],
  [470, 30, 122],
  [504, 24, 92],
  [532, 20, 44],
  [556, 34, 110],
  [594, 38, 128],
] as const;

/* Middle and size of each crown, on the lawn and far behind it. */
const trees = [
  [160, 146, 15],
  [176, 152, 9],
  [484, 146, 15],
  [468, 152, 9],
  [22, 148, 13],
  [618, 148, 13],
] as const;
const farTrees = [
  [60, 146, 18],
  [92, 142, 22],
  [128, 146, 18],
  [514, 146, 18],
  [548, 142, 22],
  [582, 146, 18],
] as const;

/** The Victoria Memorial across its pool in the evening, the town behind it, a taxi and a tram before it: the office that is open. */
export const OfficeKolkata = () => (
  <Scene width={640} height={232} ground="warm" grows="above">
    <At x={0} y={18}>
      <DistantHouses houses={houses} foot={160} />
      <MemorialSun x={320} y={166} />
      {farTrees.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} className="green-soft" />
      ))}
      {trees.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} className="green" />
      ))}
      <MemorialAcrossPool x={320} y={166} />
      <StreetLamp x={140} y={160} scale={0.9} />
      <StreetLamp x={500} y={160} scale={0.9} />
      <Tram x={528} y={130} scale={0.62} />
      <Taxi x={60} y={146} scale={0.5} />
    </At>
  </Scene>
);
