import { Photograph } from '../../kit/people/Photograph.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** What the form says, what the card says, and the height of each. */
const matches = [
  ['Name', 'Ananya Sen', 168, 'Ananya Sen', 248],
  ['Age', '32', 264, 'Born 14-03-1994', 288],
] as const;

/** A booking form beside the traveller’s card, with lines between what must agree. */
export function TrainTicketsForOtherPeople() {
  return (
    <Cover ground="lilac" motif={[366, 40, 190]}>
      <Panel x={32} y={40} width={264} height={280}>
        <Label x={24} y={48} size={26} weight={800}>
          Passenger
        </Label>
      </Panel>
      <Panel x={368} y={40} width={240} height={280}>
        <path d="M0 56V16A16 16 0 0116 0H224a16 16 0 0116 16V56z" fill="url(#sheen)" />
        <Label x={24} y={35} size={20} weight={600} tone="on-brand">
          Identity card
        </Label>
        <Photograph x={24} y={72} width={96} height={104} hair="long" />
        <Skeleton x={136} y={80} widths={[80, 64, 80, 48]} step={28} />
      </Panel>
      {matches.map(([label, typed, y, printed, level], index) => (
        <g key={label}>
          <Label x={56} y={y - 36} size={20} tone="muted">
            {label}
          </Label>
          <rect x={56} y={y - 24} width={216} height={48} rx={8} className="surface-2" />
          <Label x={72} y={y + 8} size={24} weight={700}>
            {typed}
          </Label>
          <Label x={392} y={level + 7} size={index ? 20 : 24} weight={index ? 500 : 700}>
            {printed}
          </Label>
          <Connector from={[272, y]} to={[376, level]} tone="green" />
          <Tick x={324} y={(y + level) / 2} size={40} />
        </g>
      ))}
    </Cover>
  );
}
