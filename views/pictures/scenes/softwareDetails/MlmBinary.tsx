import { PlanScene, PlanSeller } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

/** The middle of each team, what it has sold, and how much of its bar is not matched. */
const teams = [
  [155, '₹80,000', 20],
  [281, '₹48,000', 0],
] as const;

const lines = 'M218 60v8M155 90v-14q0-8 8-8h110q8 0 8 8v14';

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <PlanScene names={['Level 1', 'Sales']} lines={lines}>
      {teams.map(([x, sold, kept]) => (
        <g key={x}>
          <PlanSeller x={x} y={88} first />
          <Label x={x} y={123} size={17} weight={700} anchor="middle">
            {sold}
          </Label>
          {kept > 0 && (
            <>
              <path d={`M${x - 56} 163V149q0-8 8-8h96q8 0 8 8v14z`} className="marigold-soft" />
              <path
                d={`M${x - 55} 163V149.500q0-7.500 7-7.500h96q7 0 7 7.500V163`}
                className="stroke-marigold"
                strokeWidth={2}
              />
              <Label x={x} y={157} size={15} weight={700} tone="marigold-ink" anchor="middle">
                kept
              </Label>
            </>
          )}
          <rect x={x - 56} y={162} width={112} height={29} rx={8} className="green" />
          <Label x={x} y={182} size={16} weight={700} tone="surface" anchor="middle">
            matched
          </Label>
        </g>
      ))}
      <path d="M92 162H346" className="stroke-green" strokeWidth={2.5} strokeDasharray="1 7" />
    </PlanScene>
  );
}
