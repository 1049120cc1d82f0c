import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

const trains = [
  ['17:05', '42 seats'],
  ['20:35', '18 seats'],
  ['22:40', 'WL 11'],
] as const;

/** Three trains that were found, the first of which is chosen, 192 × 192. */
export function TrainChoice() {
  return (
    <Panel x={0} y={0} width={192} height={192}>
      {trains.map(([departs, seats], index) => (
        <g key={departs} transform={`translate(12 ${12 + index * 58})`}>
          <rect width={168} height={52} rx={8} className={index ? 'surface-2' : 'marigold-soft'} />
          <Label x={10} y={33} size={19} weight={700}>
            {departs}
          </Label>
          <Label x={158} y={33} size={18} tone={index ? 'muted' : 'marigold-ink'} anchor="end">
            {seats}
          </Label>
        </g>
      ))}
    </Panel>
  );
}
