import { Ticket } from '../../kit/documents/Ticket.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';
import { soft } from '../../palette.ts';

const statuses = [
  ['green', 'CNF', 'Berth given'],
  ['marigold', 'RAC', 'Seat to share'],
  ['neutral', 'WL', 'Waiting'],
] as const;

/** A ticket with the three statuses that may stand on it. */
export function CnfRacWlOnATrainTicket() {
  return (
    <Cover topic="travel" motif={<ConfirmedTicket />}>
      <Ticket x={48} y={56} width={544} height={248} tear={104} across turn={-2}>
        <Label x={32} y={64} size={30} weight={800}>
          Howrah
        </Label>
        <path
          d="M159 54h73m48 0h73"
          className="stroke-faint"
          strokeWidth={3}
          strokeDasharray="1 8"
        />
        <Glyph name="train" x={240} y={38} size={32} tone="brand" />
        <Label x={512} y={64} size={30} weight={800} anchor="end">
          New Delhi
        </Label>
        {statuses.map(([tone, letters, meaning], index) => (
          <g key={letters} transform={`translate(${32 + index * 170} 132)`}>
            <rect width={140} height={88} rx={8} className={soft[tone][0]} />
            <Label x={70} y={46} size={32} weight={800} anchor="middle" tone={soft[tone][1]}>
              {letters}
            </Label>
            <Label x={70} y={73} size={17} weight={600} anchor="middle" tone={soft[tone][1]}>
              {meaning}
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
