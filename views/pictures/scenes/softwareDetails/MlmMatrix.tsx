import { PlanScene, PlanSeller, planDot, planRows } from '../../kit/records/planTree.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';

const second = [100, 180, 260] as const;

/** Three below each of the second row. */
const places = second.flatMap((x) => [x - 26, x, x + 26]);

/** How many of them are taken; the next one is free. */
const taken = 5;

const branch = (x: number): string => `M${x} 134v103M${x - 26} 237v-44q0-8 8-8h36q8 0 8 8v44`;

const lines = `M180 85v49M100 134v-29q0-8 8-8h144q8 0 8 8v29${second.map(branch).join('')}`;

/** Three below each seller and no more: the next one takes the first place that is free. */
export function MlmMatrix() {
  return (
    <PlanScene top="Nisha" names={['Level 1', 'Level 2']} lines={lines}>
      {second.map((x) => (
        <PlanSeller key={x} x={x} y={planRows.first} first />
      ))}
      {places.slice(0, taken).map((x) => (
        <PlanSeller key={x} x={x} y={planRows.second} />
      ))}
      {places.slice(taken).map((x, index) => (
        <g key={x}>
          <circle
            cx={x}
            cy={planRows.second}
            r={planDot + (index ? 0 : 1)}
            className={index ? 'surface' : 'marigold'}
          />
          {index > 0 && (
            <circle
              cx={x}
              cy={planRows.second}
              r={planDot - 1}
              className="stroke-brand"
              strokeWidth={2}
              strokeDasharray="1 4.077"
            />
          )}
        </g>
      ))}
      <Glyph
        name="plus"
        x={(places[taken] ?? 0) - 8}
        y={planRows.second - 8}
        size={16}
        tone="deep"
        bold
      />
    </PlanScene>
  );
}
