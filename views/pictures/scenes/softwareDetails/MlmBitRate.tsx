import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const rates = [
  ['October', '4%', 'surface', 'muted'],
  ['From 1 Nov', '5%', 'brand', 'on-brand'],
] as const;

/** Two rates, each with the time for which it counts. */
export function MlmBitRate() {
  return (
    <Scene {...bitSize} ground="tint">
      {rates.map(([time, rate, ground, ink], index) => (
        <g key={rate} transform={`translate(20 ${18 + index * 60})`}>
          <rect width={200} height={52} rx={10} className={ground} />
          <Label x={16} y={34} size={20} weight={600} tone={ink}>
            {time}
          </Label>
          <Label x={184} y={36} size={26} weight={800} tone={ink} anchor="end">
            {rate}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
