import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';

const foot = 164;

/* How far along the axis each month is. */
const months = [
  ['Jan', 34],
  ['Apr', 124],
  ['Jul', 214],
] as const;

const course = 'M34 108C64 108 94 84 124 84S184 136 214 136';

/** A rate on an axis of months: it rises and falls, and is read in each of them. */
export const AboutAimRate = () => (
  <AimWord tone="brand-soft">
    <Panel x={20} y={20} width={248} height={200} radius={12} flat>
      <Label x={16} y={28} weight={600}>
        Rate a year
      </Label>
      <path d="M1 43.500H247" className="stroke-line" />
      <path d={`${course}V${foot}H34z`} fill="url(#fade)" />
      <path d={`M16 ${foot}H232`} className="stroke-faint" strokeWidth={1.5} />
      {months.map(([month, x]) => (
        <g key={month}>
          <path d={`M${x} ${foot}v5`} className="stroke-faint" strokeWidth={1.5} />
          <Label x={x} y={186.5} tone="muted" anchor="middle">
            {month}
          </Label>
        </g>
      ))}
      <path d={course} className="stroke-brand" strokeWidth={4} />
      <Reading x={34} y={108} />
      <Reading x={214} y={136} />
      <Reading x={124} y={84} />
      <Label x={124} y={69} size={18} weight={700} anchor="middle">
        11.9%
      </Label>
      <Label x={16} y={88} size={18} weight={700}>
        11.6%
      </Label>
      <Label x={232} y={114} size={18} weight={700} anchor="end">
        11.2%
      </Label>
    </Panel>
  </AimWord>
);

const Reading = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <circle cx={x} cy={y} r={8} className="surface" />
    <circle cx={x} cy={y} r={5.5} className="brand" />
  </>
);
