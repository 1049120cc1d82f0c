import { contractStops } from '../../kit/documents/contractStops.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = (index: number): number => 84 + index * 168;
const y = 49;

/** From this site to the contract: the line is dashed until both agree, and solid from there, where the contract is in force. */
export const TermsContract = () => (
  <Scene width={872} height={208} ground="tint">
    <g transform="scale(1.3)">
      <path
        d={`M${x(0)} ${y}H${x(2)}`}
        className="stroke-faint"
        strokeWidth={2.5}
        strokeDasharray="5 8"
      />
      <path d={`M${x(2)} ${y}H${x(3)}`} className="stroke-green" strokeWidth={3} />
      <Label x={x(2.5)} y={y - 9} size={12} weight={700} tone="green-ink" anchor="middle">
        Contract in force
      </Label>
      {contractStops.map((stop, index) => (
        <StopOnLine key={stop.name} x={x(index)} y={y} stop={stop} />
      ))}
    </g>
  </Scene>
);
