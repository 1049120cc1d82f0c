import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { fieldBaseline, type TicketShape } from './ticketShape.ts';

const trains = [
  ['17:05', '42 seats'],
  ['20:35', '18 seats'],
  ['22:40', 'WL 11'],
] as const;

/** Three trains that were found, the first of which is chosen. */
export function TrainChoice({ shape: { sheet, list } }: TicketShape) {
  const baseline = fieldBaseline(list.height, list.text);
  return (
    <Panel x={16} y={sheet.top} width={204} height={sheet.height}>
      {trains.map(([departs, seats], index) => (
        <g key={departs} transform={`translate(12 ${list.top + index * list.pitch})`}>
          <rect
            width={180}
            height={list.height}
            rx={8}
            className={index ? 'surface-2' : 'marigold-soft'}
          />
          <Label x={12} y={baseline} size={list.text + 1} weight={700}>
            {departs}
          </Label>
          <Label
            x={168}
            y={baseline}
            size={list.text}
            tone={index ? 'muted' : 'marigold-ink'}
            anchor="end"
          >
            {seats}
          </Label>
        </g>
      ))}
    </Panel>
  );
}
