import { Label } from '../../kit/Label.tsx';
import { MlmTree, type TreeNode } from '../../kit/MlmTree.tsx';

const width = [104, 166, 228, 290] as const;

const sellers: readonly TreeNode[] = [
  [197, 46, 60],
  ...width.map((x): TreeNode => [x, 138, 44]),
  [104, 218, 36],
  [207, 218, 36],
  [249, 218, 36],
];

/** One seller, four below her, and three below those: each level has its rate. */
export function MlmUnilevel() {
  return (
    <MlmTree
      sellers={sellers}
      lines="M197 80v24M104 112q0-8 8-8h170q8 0 8 8M166 104v8M228 104v10M104 160v40M228 160v24M207 196v-4q0-8 8-8h26q8 0 8 8v4"
    >
      {['Level 1', 'Level 2'].map((name, index) => (
        <g key={name} transform={`translate(16 ${122 + index * 80})`}>
          <Label x={0} y={22} size={15} weight={700} tone="green-ink">
            {name}
          </Label>
          <path d="M64 16H340" className="stroke-green" strokeDasharray="1 7" opacity={0.5} />
        </g>
      ))}
    </MlmTree>
  );
}
