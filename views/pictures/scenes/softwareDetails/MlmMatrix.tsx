import { PlanRows, PlanSeller, planSize } from '../../kit/records/planTree.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const second = [136, 218, 300] as const;

/** Three below each of the second row. */
const places = second.flatMap((x) => [x - 26, x, x + 26]);

/** How many of them are taken; the next one is free. */
const taken = 5;

const branch = (x: number): string => `M${x} 100v66M${x - 26} 166v-26q0-8 8-8h36q8 0 8 8v26`;

const lines = `M218 58v42M136 100v-20q0-8 8-8h148q8 0 8 8v20${second.map(branch).join('')}`;

/** Three below each seller and no more: the next one takes the first place that is free. */
export function MlmMatrix() {
  return (
    <Scene {...planSize}>
      <PlanRows names={['Level 1', 'Level 2']} lines={lines} />
      {second.map((x) => (
        <PlanSeller key={x} x={x} y={100} />
      ))}
      {places.slice(0, taken).map((x) => (
        <PlanSeller key={x} x={x} y={166} radius={11} />
      ))}
      {places.slice(taken).map((x, index) => (
        <g key={x}>
          <circle cx={x} cy={166} r={11} className={index ? 'surface' : 'marigold'} />
          {index > 0 && (
            <circle
              cx={x}
              cy={166}
              r={10}
              className="stroke-brand"
              strokeWidth={2}
              strokeDasharray="1 4.240"
            />
          )}
        </g>
      ))}
      <Glyph name="plus" x={(places[taken] ?? 0) - 9} y={157} size={18} tone="deep" bold />
    </Scene>
  );
}
