import { mlmStations } from '../../kit/records/mlmStations.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const shown = [1, 3] as const;

/** Two of the stages for phones: a month by hand, and two systems that agree. */
export const MlmStagesNarrow = () => (
  <Scene width={552} height={284} ground="mint">
    {shown.map((stage, index) => (
      <g key={stage} transform={`translate(${24 + index * 268} 24)`}>
        <rect width={236} height={236} rx={16} className="surface" />
        {mlmStations[stage]}
      </g>
    ))}
    <circle cx={276} cy={142} r={17} className="marigold" />
    <Glyph name="arrow-right" x={265} y={131} size={22} tone="deep" bold />
  </Scene>
);
