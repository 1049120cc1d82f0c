import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What an enquiry names, as the words beside the picture ask for it. */
const named = [
  ['Business', 'NBFC'],
  ['Purpose', 'Account opening'],
  ['PANs a month', '2,000'],
] as const;

/** Below the head, and from one line to the next. */
const top = 92;
const pitch = 48;

/** The answer to the enquiry of a business that may verify PANs, 360 × 328: what it named, and below it the decision. */
export const EligibleAnswer = (place: Place) => (
  <Panel {...place} width={360} height={328} radius={20}>
    <Avatar x={50} y={48} size={52} glyph="bank" tone="brand" square />
    <Label x={90} y={42} size={18} tone="muted">
      PAN Card API
    </Label>
    <Label x={90} y={69} size={24} weight={800}>
      Your enquiry
    </Label>
    {named.map(([name, value], index) => (
      <At key={name} x={24} y={top + index * pitch}>
        <path d="M0 .500H312" className="stroke-line" />
        <Label x={0} y={pitch / 2 + 6.5} size={18} tone="muted">
          {name}
        </Label>
        <Label x={312} y={pitch / 2 + 7} size={20} weight={700} anchor="end">
          {value}
        </Label>
      </At>
    ))}
    <rect x={24} y={244} width={312} height={60} rx={14} className="green-soft" />
    <Tick x={56} y={274} size={38} />
    <Label x={88} y={282.5} size={24} weight={800} tone="green-ink">
      You are eligible
    </Label>
  </Panel>
);
