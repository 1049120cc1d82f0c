import { MlmTree, type TreeNode } from '../../kit/records/MlmTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const width = [104, 166, 228, 290] as const;

const sellers: readonly TreeNode[] = [
  [197, 46, 0],
  ...width.map((x): TreeNode => [x, 138, 1]),
  [104, 218, 2],
  [269, 218, 2],
  [311, 218, 2],
];

/** One seller, four below her, and three below those: each level has its rate. */
export function MlmUnilevel() {
  return (
    <MlmTree
      sellers={sellers}
      lines="M197 77v21M104 113v-7q0-8 8-8h170q8 0 8 8v7M166 98v15M228 98v15M104 163v37M290 163v18M269 200v-11q0-8 8-8h26q8 0 8 8v11"
      behind={['Level 1', 'Level 2'].map((name, index) => (
        <g key={name} transform={`translate(16 ${122 + index * 80})`}>
          <Label x={0} y={22} size={15} weight={700} tone="green-ink">
            {name}
          </Label>
          <path d="M64 16H328" className="stroke-green" strokeDasharray="1 7" opacity={0.5} />
        </g>
      ))}
    />
  );
}
