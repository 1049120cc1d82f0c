import { MlmTree, type TreeNode } from '../../kit/records/MlmTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const sellers: readonly TreeNode[] = [
  [180, 46, 0],
  [92, 118, 1],
  [268, 118, 1],
];

/** What each team has sold and how high its bar is. */
const teams = [
  [92, 80, '₹80,000'],
  [268, 48, '₹48,000'],
] as const;

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <MlmTree
      sellers={sellers}
      lines="M149 46h-41q-16 0-16 16v31M211 46h41q16 0 16 16v31M92 143v17M268 143v49"
    >
      {teams.map(([x, tall, sold]) => (
        <g key={x}>
          <rect x={x - 56} y={240 - tall} width={112} height={tall} rx={8} className="brand-soft" />
          <rect x={x - 56} y={192} width={112} height={48} rx={8} className="green" />
          <Label x={x} y={222} size={17} weight={700} tone="surface" anchor="middle">
            matched
          </Label>
          {tall > 50 && (
            <Label x={x} y={183} size={15} weight={600} tone="brand-ink" anchor="middle">
              kept
            </Label>
          )}
          <Label
            x={x < 180 ? 24 : 336}
            y={90}
            size={15}
            weight={600}
            anchor={x < 180 ? 'start' : 'end'}
          >
            {sold}
          </Label>
        </g>
      ))}
      <path d="M24 192H336" className="stroke-green" strokeWidth={2.5} strokeDasharray="1 7" />
    </MlmTree>
  );
}
