import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { CrossedOut, corrected } from './correctedRows.tsx';

/* Of the baseline in each row, and of the heads above them. */
const baseline = (row: number): number => 52 + row * 33;
const head = { y: 20, size: 15, tone: 'muted' } as const;

/** A table of three rows below their heads, 128 high: in the second the old value is crossed out before the new one. */
export const CorrectedTable = ({ width, ...place }: Place & { readonly width: number }) => (
  <Panel {...place} width={width} height={128} radius={12} flat>
    <path d={`M1 62H${width - 1}V95H1z`} className="marigold-soft" />
    <Label x={20} {...head}>
      Ordered by
    </Label>
    <Label x={width - 20} {...head} anchor="end">
      Cartons
    </Label>
    <path d={`M1 29H${width - 1}`} className="stroke-line" />
    {corrected.map(({ name, amount, ...row }, index) => (
      <g key={name}>
        <Label x={20} y={baseline(index)} size={18} weight={600}>
          {name}
        </Label>
        {'was' in row && (
          <CrossedOut x={width - 108} y={baseline(index)}>
            {row.was}
          </CrossedOut>
        )}
        <Label x={width - 20} y={baseline(index)} size={18} weight={700} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </Panel>
);
