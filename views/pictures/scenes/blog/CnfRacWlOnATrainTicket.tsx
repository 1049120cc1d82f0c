import { Ticket } from '../../kit/documents/Ticket.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';
import { soft } from '../../palette.ts';

const statuses = [
  ['green', 'CNF'],
  ['marigold', 'RAC'],
  ['neutral', 'WL'],
] as const;

/** A ticket with the three statuses that may stand on it. */
export function CnfRacWlOnATrainTicket() {
  return (
    <Cover ground="sand" motif={<ConfirmedTicket />}>
      <Ticket x={36} y={40} width={568} height={280} tear={112} across turn={-2}>
        <Label x={32} y={72} size={36} weight={800}>
          Howrah
        </Label>
        <path
          d="M189 59h37m62 0h37"
          className="stroke-faint"
          strokeWidth={4}
          strokeDasharray="1 9"
        />
        <Glyph name="train" x={235} y={37} size={44} tone="brand" />
        <Label x={536} y={72} size={36} weight={800} anchor="end">
          New Delhi
        </Label>
        {statuses.map(([tone, letters], index) => (
          <g key={letters} transform={`translate(${28 + index * 176} 140)`}>
            <rect width={160} height={112} rx={12} className={soft[tone][0]} />
            <Label x={80} y={75} size={52} weight={800} anchor="middle" tone={soft[tone][1]}>
              {letters}
            </Label>
          </g>
        ))}
      </Ticket>
    </Cover>
  );
}

/* For small cards: a whole ticket with one status. */
const ConfirmedTicket = () => (
  <Ticket x={16} y={22} width={144} height={132} tear={52} across turn={-2}>
    <Glyph name="train" x={20} y={10} size={34} tone="brand" />
    <path d="M66 28H122" className="stroke-faint" strokeWidth={8} opacity={0.5} />
    <rect x={18} y={66} width={108} height={50} rx={8} className="green-soft" />
    <Label x={72} y={103} size={34} weight={800} anchor="middle" tone="green-ink">
      CNF
    </Label>
  </Ticket>
);
