import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';

/* The height of a rate on the axis, and of a month along it. */
const rates = [
  ['12%', 74],
  ['11%', 136],
] as const;
const foot = 164;
const months = [
  ['Jan', 76],
  ['Apr', 146],
  ['Jul', 216],
] as const;

const course = 'M76 100C88 114 100 116 112 105S134 80 149 80S174 124 190 124S208 126 216 126';

/** A rate on an axis of months: it falls, rises and falls again, and is read in January and in July. */
export const AboutAimRate = () => (
  <AimWord tone="brand-soft">
    <Panel x={20} y={20} width={248} height={200} radius={12} flat>
      <Label x={16} y={28} weight={600}>
        Rate a year
      </Label>
      <path d="M1 43.500H247" className="stroke-line" />
      {rates.map(([rate, y]) => (
        <g key={rate}>
          <path
            d={`M54 ${y}H234`}
            className="stroke-line"
            strokeDasharray="2 6"
            strokeWidth={1.5}
          />
          <Label x={16} y={y + 5} tone="muted">
            {rate}
          </Label>
        </g>
      ))}
      <path d={`${course}V${foot}H76z`} fill="url(#fade)" />
      <path d={`M54 ${foot}H234`} className="stroke-faint" strokeWidth={1.5} />
      {months.map(([month, x]) => (
        <g key={month}>
          <path d={`M${x} ${foot}v5`} className="stroke-faint" strokeWidth={1.5} />
          <Label x={x} y={186.5} tone="muted" anchor="middle">
            {month}
          </Label>
        </g>
      ))}
      <path d={course} className="stroke-brand" strokeWidth={4} />
      <Reading x={76} y={100} />
      <Reading x={216} y={126} />
      <Label x={64} y={88} size={18} weight={700}>
        11.6%
      </Label>
      <Label x={234} y={98} size={18} weight={700} anchor="end">
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
