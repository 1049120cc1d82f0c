import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

const events = [
  ['brand', 'send', 'Sent to the operator', '10:24'],
  ['marigold', 'clock', 'Pending: no answer yet', '10:25'],
  ['red', 'x', 'Failed', '10:41'],
  ['green', 'refresh', '₹299 refunded', '10:42'],
] as const;

interface RefundStepsProps extends Place {
  readonly width: number;
  /** From one event to the next. */
  readonly step: number;
  /** The time stands below what happened instead of right of it. */
  readonly stacked?: boolean;
}

/* A head, four events, and as much room below as above them; a time below the last event needs more. */
const height = (step: number, stacked?: boolean): number => 4 * step + (stacked ? 88 : 76);

/** The history of one recharge that failed, step by step to its refund. */
export function RefundSteps({ width, step, stacked, ...place }: RefundStepsProps) {
  const first = (stacked ? 78 : 72) + step / 2;
  return (
    <At {...place}>
      <Panel x={0} y={0} width={width} height={height(step, stacked)}>
        <Label x={24} y={44} size={stacked ? 20 : 21} weight={700}>
          Recharge of ₹299
        </Label>
        <Pill x={width - 24} y={22} size={15} tone="green" anchor="end">
          Refunded
        </Pill>
        <path d={`M1 71.500H${width - 1}`} className="stroke-line" />
        <path d={`M48 ${first}v${3 * step}`} className="stroke-line" strokeWidth={3} />
        {events.map(([tone, glyph, title, time], index) => (
          <g key={title} transform={`translate(0 ${first + index * step})`}>
            <Avatar x={48} y={0} size={44} tone={tone} glyph={glyph} />
            <Label x={88} y={stacked ? -2 : 6} size={18} weight={index === 3 ? 700 : 500}>
              {title}
            </Label>
            <Label
              x={stacked ? 88 : width - 24}
              y={stacked ? 21 : 6}
              size={16}
              tone="muted"
              anchor={stacked ? 'start' : 'end'}
            >
              {time}
            </Label>
          </g>
        ))}
      </Panel>
    </At>
  );
}
