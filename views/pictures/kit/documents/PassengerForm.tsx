import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { fieldBaseline, type TicketShape } from './ticketShape.ts';

/* Where a field begins, how wide it is, in which row, and what is in it. */
const fields = [
  [16, 172, 0, 'Ananya Sen'],
  [16, 80, 1, '32'],
  [108, 80, 1, 'F'],
] as const;

/** Who travels, and the PNR of the booking. */
export function PassengerForm({ shape: { sheet, field, text } }: TicketShape) {
  const booked = (16 + 2 * field.pitch + sheet.height) / 2 - 2;
  return (
    <Panel x={16} y={sheet.top} width={204} height={sheet.height}>
      {fields.map(([x, width, row, value]) => (
        <g key={value} transform={`translate(${x} ${16 + row * field.pitch})`}>
          <rect width={width} height={field.height} rx={8} className="surface-2" />
          <rect
            width={width}
            height={field.height}
            rx={8}
            className="stroke-line"
            strokeWidth={1.5}
          />
          <Label x={12} y={fieldBaseline(field.height, text)} size={text} weight={600}>
            {value}
          </Label>
        </g>
      ))}
      <Tick x={28} y={booked} size={24} />
      <Label x={46} y={booked + 7} size={20} weight={800} tone="green-ink">
        62XXXXXX41
      </Label>
    </Panel>
  );
}
