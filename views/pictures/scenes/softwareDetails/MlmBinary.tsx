import { planSize, Sponsor } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What each team has sold and how high its bar is. */
const teams = [
  [92, 72, '₹80,000'],
  [268, 44, '₹48,000'],
] as const;

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <Scene {...planSize} ground="warm">
      <path
        d="M158 38h-50q-16 0-16 16v10M202 38h50q16 0 16 16v10M92 96v24M268 96v52"
        className="stroke-marigold-ink"
        strokeWidth={2.5}
      />
      <Sponsor x={180} y={38} tone="marigold-ink" />
      {teams.map(([x, tall, sold]) => (
        <g key={x}>
          <rect x={x - 54} y={64} width={108} height={32} rx={16} className="surface" />
          <Label x={x} y={86} size={17} weight={700} anchor="middle">
            {sold}
          </Label>
          <rect
            x={x - 66}
            y={192 - tall}
            width={132}
            height={tall}
            rx={8}
            className="marigold-soft"
          />
          <rect
            x={x - 65}
            y={193 - tall}
            width={130}
            height={tall - 2}
            rx={7}
            className="stroke-marigold"
            strokeWidth={2}
          />
          <rect x={x - 66} y={148} width={132} height={44} rx={8} className="green" />
          <Label x={x} y={176} size={18} weight={700} tone="surface" anchor="middle">
            matched
          </Label>
          {tall > 50 && (
            <Label x={x} y={140} size={16} weight={700} tone="marigold-ink" anchor="middle">
              kept
            </Label>
          )}
        </g>
      ))}
      <path d="M14 148H346" className="stroke-green" strokeWidth={2.5} strokeDasharray="1 7" />
    </Scene>
  );
}
