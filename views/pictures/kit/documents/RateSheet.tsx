import { Avatar } from '../people/Avatar.tsx';
import { WritingHand } from '../people/WritingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

const services = ['Mobile', 'DTH', 'Data card'] as const;

/** Below the head, and from one service to the next. */
const top = 104;
const pitch = 70;

/** A sheet for the rates of one customer, 320 × 336: a blank for the percentage of each service, which differs from customer to customer; a hand is about to fill in the last. */
export const RateSheet = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={320} height={336}>
      <Avatar x={51} y={54} size={54} glyph="code" tone="brand" square />
      <Label x={92} y={48} size={18} tone="muted">
        Recharge API
      </Label>
      <Label x={92} y={76} size={25} weight={800}>
        Your rates
      </Label>
      {services.map((service, index) => (
        <g key={service} transform={`translate(24 ${top + index * pitch})`}>
          <path d="M0 .500H272" className="stroke-line" />
          <Label x={0} y={pitch / 2 + 7} size={21} weight={600}>
            {service}
          </Label>
          <rect x={142} y={12} width={130} height={46} rx={8} className="surface-2" />
          <rect
            x={142}
            y={12}
            width={130}
            height={46}
            rx={8}
            className="stroke-faint"
            strokeWidth={2}
          />
          <Label x={256} y={pitch / 2 + 8} size={23} weight={700} anchor="end">
            %
          </Label>
        </g>
      ))}
    </PaperDocument>
    <WritingHand x={182} y={top + 2.5 * pitch + 6} scale={0.72} turn={54} sleeve="brand" />
  </At>
);
