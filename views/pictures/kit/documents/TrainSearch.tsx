import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

/* Where a field begins, how wide it is, and what is in it. */
const fields = [
  [16, 88, '4 Dec'],
  [112, 64, '3A'],
] as const;

/** What is asked, two stations, a date and a class, over one train that was found, 192 × 192. */
export const TrainSearch = () => (
  <Panel x={0} y={0} width={192} height={192}>
    <Field x={16} y={14} width={160} height={68} />
    <path d="M32 36V60" className="stroke-brand" strokeWidth={2.5} strokeDasharray="0 6" />
    <circle cx={32} cy={35} r={5} className="brand" />
    <circle cx={32} cy={61} r={5} className="marigold" />
    <Label x={48} y={41} size={17} weight={600}>
      Howrah
    </Label>
    <Label x={48} y={67} size={17} weight={600}>
      Patna
    </Label>
    {fields.map(([x, width, value]) => (
      <g key={value}>
        <Field x={x} y={90} width={width} height={38} />
        <Label x={x + width / 2} y={114.5} size={16} weight={600} anchor="middle">
          {value}
        </Label>
      </g>
    ))}
    <rect x={12} y={138} width={168} height={42} rx={8} className="marigold-soft" />
    <Label x={28} y={165} size={17} weight={800}>
      17:05
    </Label>
    <Label x={164} y={165} size={16} tone="marigold-ink" anchor="end">
      42 seats
    </Label>
  </Panel>
);

interface FieldProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const Field = (place: FieldProps) => (
  <>
    <rect {...place} rx={8} className="surface-2" />
    <rect {...place} rx={8} className="stroke-line" strokeWidth={1.5} />
  </>
);
