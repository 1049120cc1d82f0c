import { PlanScene, PlanSeller } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

/** The middle of each team, what it has sold and where that stands, and whether a part of its bar is not matched. */
const teams = [
  [118, '₹80,000', 96, 'end', true],
  [242, '₹48,000', 264, 'start', false],
] as const;

const lines = 'M180 60v12M118 100v-20q0-8 8-8h108q8 0 8 8v20M118 116v24M242 116v46';

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <PlanScene top="Farida" names={['Level 1', 'Sales']} lines={lines}>
      {teams.map(([x, sold, soldAt, anchor, isKept]) => (
        <g key={x}>
          <PlanSeller x={x} y={100} first />
          <Label x={soldAt} y={105} size={13} weight={700} anchor={anchor}>
            {sold}
          </Label>
          {isKept && (
            <>
              <path d={`M${x - 56} 164V149q0-8 8-8h96q8 0 8 8v15z`} className="marigold-soft" />
              <path
                d={`M${x - 55} 164V149.500q0-7.500 7-7.500h96q7 0 7 7.500V164`}
                className="stroke-marigold"
                strokeWidth={2}
              />
              <Label x={x} y={157} size={14} weight={700} tone="marigold-ink" anchor="middle">
                kept
              </Label>
            </>
          )}
          <rect x={x - 56} y={163} width={112} height={28} rx={8} className="green" />
          <Label x={x} y={182} size={15} weight={700} tone="surface" anchor="middle">
            matched
          </Label>
        </g>
      ))}
      <path d="M48 163H312" className="stroke-green" strokeWidth={2.5} strokeDasharray="1 7" />
    </PlanScene>
  );
}
