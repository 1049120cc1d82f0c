import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';

/* Where a field begins, how wide it is, where its top is, and what is in it. */
const fields = [
  [16, 160, 16, 'Ananya Sen'],
  [16, 76, 74, 'Age 32'],
  [100, 76, 74, 'Female'],
] as const;

/** Who travels, and the PNR of the booking, 192 × 192. */
export function PassengerForm() {
  return (
    <Panel x={0} y={0} width={192} height={192}>
      {fields.map(([x, width, y, value]) => (
        <g key={value} transform={`translate(${x} ${y})`}>
          <rect width={width} height={48} rx={8} className="surface-2" />
          <rect width={width} height={48} rx={8} className="stroke-line" strokeWidth={1.5} />
          <Label x={width / 2} y={30} size={width > 100 ? 17 : 16} weight={600} anchor="middle">
            {value}
          </Label>
        </g>
      ))}
      <Tick x={31} y={155} size={22} />
      <Label x={50} y={161} size={17} weight={800} tone="green-ink">
        62XXXXXX41
      </Label>
    </Panel>
  );
}
