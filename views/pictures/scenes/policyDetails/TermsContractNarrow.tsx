import { contractStops } from '../../kit/documents/contractStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = (index: number): number => 45 + index * 86.5;

/** From this site to the contract, for phones: the line is dashed until both agree, and solid from there. */
export const TermsContractNarrow = () => (
  <Scene width={350} height={146} ground="tint">
    <path
      d={`M${x(0)} 36H${x(2)}`}
      className="stroke-faint"
      strokeWidth={2.5}
      strokeDasharray="4 7"
    />
    <path d={`M${x(2)} 36H${x(3)}`} className="stroke-green" strokeWidth={3} />
    {contractStops.map((stop, index) => (
      <StopOnLine key={stop.name} x={x(index)} y={36} stop={stop} narrow />
    ))}
  </Scene>
);
