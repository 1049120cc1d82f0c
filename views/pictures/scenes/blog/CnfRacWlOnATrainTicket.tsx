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
      <Ticket x={53} y={66} width={524} height={246} tear={94} across turn={-2}>
        <Label x={32} y={60} size={29} weight={800}>
          Howrah
        </Label>
        <path
          d="M175 50h38m68 0h38"
          className="stroke-faint"
          strokeWidth={4}
          strokeDasharray="1 9"
        />
        <Glyph name="train" x={227} y={30} size={40} tone="brand" />
        <Label x={492} y={60} size={29} weight={800} anchor="end">
          New Delhi
        </Label>
        {statuses.map(([tone, letters], index) => (
          <g key={letters} transform={`translate(${32 + index * 158} 120)`}>
            <rect width={144} height={96} rx={12} className={soft[tone][0]} />
            <Label x={72} y={63} size={42} weight={800} anchor="middle" tone={soft[tone][1]}>
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
    <Glyph name="train" x={53} y={7} size={38} tone="brand" bold />
    <rect x={18} y={66} width={108} height={50} rx={8} className="green-soft" />
    <Label x={72} y={103} size={34} weight={800} anchor="middle" tone="green-ink">
      CNF
    </Label>
  </Ticket>
);
