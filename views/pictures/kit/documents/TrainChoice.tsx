import { Label } from '../shapes/Label.tsx';
import { fieldBaseline, type TicketShape } from './ticketShape.ts';

const trains = [
  ['17:05', '42 seats'],
  ['20:35', '18 seats'],
  ['22:40', 'WL 11'],
] as const;

/** Three trains that were found, the first of which is chosen. */
export function TrainChoice({ shape: { list, text } }: TicketShape) {
  const baseline = fieldBaseline(list.height, text);
  return trains.map(([departs, seats], index) => (
    <g key={departs} transform={`translate(16 ${list.top + index * list.pitch})`}>
      <rect
        width={204}
        height={list.height}
        rx={8}
        className={index ? 'surface' : 'marigold-soft'}
      />
      <Label x={14} y={baseline} size={text + 1} weight={700}>
        {departs}
      </Label>
      <Label x={190} y={baseline} size={text} tone={index ? 'muted' : 'marigold-ink'} anchor="end">
        {seats}
      </Label>
    </g>
  ));
}
