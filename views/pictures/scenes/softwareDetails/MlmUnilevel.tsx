import { planSize, Sponsor } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const levels = [
  ['Level 1', 84, [120, 180, 240, 300], 15],
  ['Level 2', 144, [120, 280, 320], 12],
] as const;

const lines =
  'M210 54v16M120 92v-14q0-8 8-8h164q8 0 8 8v14M180 70v22M240 70v22M120 124v30M300 124v12M280 158v-14q0-8 8-8h24q8 0 8 8v14';

/** One seller, four below her, and three below those: each level is a band of its own. */
export function MlmUnilevel() {
  return (
    <Scene {...planSize} ground="mint">
      {levels.map(([name, y]) => (
        <g key={name}>
          <rect x={16} y={y} width={328} height={48} rx={12} className="surface" />
          <Label x={30} y={y + 30} size={16} weight={700} tone="green-ink">
            {name}
          </Label>
        </g>
      ))}
      <path d={lines} className="stroke-green" strokeWidth={2.5} />
      <Sponsor x={210} y={32} tone="green" />
      {levels.map(([name, y, sellers, radius]) =>
        sellers.map((x) => (
          <circle key={`${name} ${x}`} cx={x} cy={y + 24} r={radius} className="green" />
        )),
      )}
    </Scene>
  );
}
