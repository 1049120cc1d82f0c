import { contractStops } from '../../kit/documents/contractStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = (index: number): number => 84 + index * 168;

/** From this site to the contract: the line is dashed until both agree, and solid from there. */
export const TermsContract = () => (
  <Scene width={872} height={192} ground="tint">
    <g transform="scale(1.3)">
      <path
        d={`M${x(0)} 48H${x(2)}`}
        className="stroke-faint"
        strokeWidth={2.5}
        strokeDasharray="5 8"
      />
      <path d={`M${x(2)} 48H${x(3)}`} className="stroke-green" strokeWidth={3} />
      {contractStops.map((stop, index) => (
        <StopOnLine key={stop.name} x={x(index)} y={48} stop={stop} />
      ))}
    </g>
  </Scene>
);
