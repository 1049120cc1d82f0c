import { MlmTree, type TreeNode } from '../../kit/records/MlmTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const sellers: readonly TreeNode[] = [
  [180, 48, 0],
  [92, 104, 1],
  [268, 104, 1],
];

/** What each team has sold and how high its bar is. */
const teams = [
  [92, 66, '₹80,000'],
  [268, 40, '₹48,000'],
] as const;

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <MlmTree
      sellers={sellers}
      leader={2}
      lines="M149 48h-41q-16 0-16 16v12M211 48h41q16 0 16 16v12M92 132v34M268 132v60"
    >
      {teams.map(([x, tall, sold]) => (
        <g key={x}>
          <rect x={x - 44} y={136} width={88} height={26} rx={13} className="surface" />
          <Label x={x} y={154} size={15} weight={700} anchor="middle">
            {sold}
          </Label>
          <rect x={x - 56} y={236 - tall} width={112} height={tall} rx={8} className="brand-soft" />
          <rect x={x - 56} y={196} width={112} height={40} rx={8} className="green" />
          <Label x={x} y={222} size={17} weight={700} tone="surface" anchor="middle">
            matched
          </Label>
          {tall > 50 && (
            <Label x={x} y={189} size={15} weight={600} tone="brand-ink" anchor="middle">
              kept
            </Label>
          )}
        </g>
      ))}
      <path d="M24 196H336" className="stroke-green" strokeWidth={2.5} strokeDasharray="1 7" />
    </MlmTree>
  );
}
