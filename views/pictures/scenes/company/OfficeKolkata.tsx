import { Taxi } from '../../kit/places/Taxi.tsx';
import { MemorialReflection, VictoriaMemorial } from '../../kit/places/VictoriaMemorial.tsx';
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

/* Lines on the water, from, to, height: of the light, and of the sun where the building leaves it free. */
const ripples = [
  [-40, 20, 226],
  [78, 110, 222],
  [92, 118, 234],
  [24, 72, 246],
  [296, 340, 228],
  [264, 304, 250],
] as const;
const sunOnWater = [
  [202, 250, 224],
  [199, 258, 232],
  [204, 248, 240],
  [208, 232, 248],
] as const;

const Pool = () => (
  <>
    <path d="M-160 190H480V264H-160z" className="brand-soft" />
    <MemorialReflection x={160} y={190} />
    <path d="M-160 190H480V264H-160z" fill="url(#fade)" opacity={0.6} />
    <path d="M-160 190H480" className="stroke-brand-lift" strokeWidth={2} />
    {ripples.map(([from, to, y]) => (
      <path
        key={from}
        d={`M${from} ${y}H${to}`}
        className="stroke-on-brand"
        strokeWidth={2.5}
        opacity={0.6}
      />
    ))}
    {sunOnWater.map(([from, to, y]) => (
      <path
        key={y}
        d={`M${from} ${y}H${to}`}
        className="stroke-marigold"
        strokeWidth={3.5}
        opacity={0.6}
      />
    ))}
  </>
);

/** The Victoria Memorial across its pool in the evening, with a taxi before it: the office that is open. */
export const OfficeKolkata = () => (
  <Scene width={320} height={264} ground="warm" grows="above">
    <circle cx={212} cy={94} r={85} className="marigold-soft" opacity={0.6} />
    <circle cx={212} cy={94} r={48} className="marigold" />
    {farTrees.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className="green-soft" />
    ))}
    {trees.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className="green" />
    ))}
    <path d="M-160 176H480V192H-160z" className="green" />
    <VictoriaMemorial x={160} y={177} />
    <path d="M-160 183H480V192H-160z" className="surface-2" />
    <Pool />
    <Taxi x={58} y={170} scale={0.5} />
  </Scene>
);
