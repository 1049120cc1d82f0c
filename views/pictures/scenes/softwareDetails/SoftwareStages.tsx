import { OrderedByTelephone } from '../../kit/places/OrderedByTelephone.tsx';
import { StageResult } from '../../kit/records/StageResult.tsx';
import { stageResults } from '../../kit/records/stageResults.ts';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const last = stageResults.length - 1;

/** Orders by telephone as they are today, and below them what each of the five stages ends in. */
export const SoftwareStages = () => (
  <Scene width={400} height={660} ground="tint" grows="above">
    <OrderedByTelephone />
    <path d="M-400 139H800V660H-400z" className="ground" />
    <path d="M30 139V587" className="stroke-brand" strokeWidth={3} />
    {stageResults.map(({ middle, ...stage }, index) => (
      <g key={middle}>
        <Tick x={30} y={middle} size={26} tone="brand" />
        <StageResult {...stage} x={54} y={middle - 36} isLast={index === last} />
      </g>
    ))}
  </Scene>
);
