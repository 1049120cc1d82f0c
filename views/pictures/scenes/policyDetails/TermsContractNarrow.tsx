import { contractStops } from '../../kit/documents/contractStops.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = 38;

/* The stretch between the last two has words of its own. */
const rows = [36, 92, 148, 226] as const;

/** From this site to the contract, downwards for phones: dashed until both agree, and solid from there, where the contract is in force. */
export const TermsContractNarrow = () => (
  <Scene width={350} height={262} ground="tint">
    <path
      d={`M${x} ${rows[0]}V${rows[2]}`}
      className="stroke-faint"
      strokeWidth={2.5}
      strokeDasharray="4 7"
    />
    <path d={`M${x} ${rows[2]}V${rows[3]}`} className="stroke-green" strokeWidth={3} />
    <Label x={x + 14} y={(rows[2] + rows[3]) / 2 + 5} size={15} weight={700} tone="green-ink">
      Contract in force
    </Label>
    {contractStops.map((stop, index) => (
      <StopOnLine key={stop.name} x={x} y={rows[index] ?? 0} stop={stop} narrow />
    ))}
  </Scene>
);
