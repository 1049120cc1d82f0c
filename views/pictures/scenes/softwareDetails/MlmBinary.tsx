import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

/** The middle of each team, what it has sold, and whether a part of its bar is not matched. */
const teams = [
  [146, '₹80,000', true],
  [262, '₹48,000', false],
] as const;

const lines = 'M204 60v11M146 153V79q0-8 8-8h100q8 0 8 8v96';

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <PlanScene top="Farida" names={['Level 1', 'Sales']} lines={lines}>
      {teams.map(([x, sold, isKept]) => (
        <g key={x}>
          <PlanSeller x={x} y={planRows.first} first />
          <Label x={x + 20} y={planRows.first + 5} size={13} weight={700}>
            {sold}
          </Label>
          {isKept && (
            <>
              <path d={`M${x - 52} 176V161q0-8 8-8h88q8 0 8 8v15z`} className="marigold-soft" />
              <path
                d={`M${x - 51} 176V161.500q0-7.500 7-7.500h88q7 0 7 7.500V176`}
                className="stroke-marigold"
                strokeWidth={2}
              />
              <Label x={x} y={169.5} size={14} weight={700} tone="marigold-ink" anchor="middle">
                kept
              </Label>
            </>
          )}
          <rect x={x - 52} y={175} width={104} height={26} rx={8} className="green" />
          <Label x={x} y={193} size={15} weight={700} tone="surface" anchor="middle">
            matched
          </Label>
        </g>
      ))}
      <path d="M80 175H328" className="stroke-green" strokeWidth={2.5} strokeDasharray="1 7" />
      {teams.map(([x, , isKept]) => (
        <circle key={x} cx={x} cy={isKept ? 153 : 175} r={4.5} className="brand" />
      ))}
    </PlanScene>
  );
}
