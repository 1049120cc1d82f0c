import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';

/** The parts of a text of 180 characters: what each is called, how many it holds, and where its line is. */
const parts = [
  ['Part 1', '153', 'brand-lift', 196],
  ['Part 2', '27', 'marigold', 236],
] as const;

/** A long text in two parts, each in its colour, and what each holds, 336 × 264. */
export const CountedText = (place: Place) => (
  <Panel {...place} width={336} height={264} title="180 characters" note="2 parts">
    <Skeleton x={24} y={80} widths={[288, 288, 288, 108]} step={22} height={10} tone="brand-lift" />
    <rect x={142} y={146} width={170} height={10} rx={5} className="marigold" />
    {parts.map(([name, held, tone, y]) => (
      <g key={name}>
        <path d={`M24 ${y - 24}H312`} className="stroke-line" />
        <circle cx={32} cy={y - 3} r={8} className={tone} />
        <Label x={52} y={y + 3} size={19} weight={600}>
          {name}
        </Label>
        <Label x={312} y={y + 3} size={19} weight={700} anchor="end">
          {held}
        </Label>
      </g>
    ))}
  </Panel>
);
