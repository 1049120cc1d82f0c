import { Phone } from '../../kit/devices/Phone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/* Its lower edge is torn. */
const slip = `M0 10a10 10 0 0110-10H262a10 10 0 0110 10V178${'l-8 -10l-8 10'.repeat(17)}z`;
const perforation = { className: 'stroke-faint', strokeWidth: 3, strokeDasharray: '1 9' } as const;

/** A recharge that waits, and the slip with its order number. */
export function WhyARechargeIsPending() {
  return (
    <Cover ground="brand" motif={<Waiting />}>
      <At x={336} y={92} turn={3}>
        <path d={slip} className="shade" filter="url(#soft)" transform="translate(0 14)" />
        <path d={slip} className="paper" />
        <Label x={136} y={62} size={32} weight={600} tone="muted" anchor="middle">
          Order
        </Label>
        <path d="M28 86H244" {...perforation} />
        <Label x={136} y={138} size={48} weight={800} anchor="middle">
          RC-20418
        </Label>
      </At>
      <Phone x={40} y={28} width={272} height={480}>
        <circle cx={127} cy={112} r={54} className="marigold-soft" />
        <Glyph name="clock" x={91} y={76} size={72} tone="marigold-ink" />
        <Label x={127} y={234} size={64} weight={800} anchor="middle">
          ₹299
        </Label>
        <Pill x={127} y={258} anchor="middle" tone="marigold" size={28}>
          Pending
        </Pill>
      </Phone>
    </Cover>
  );
}

/* For small cards: a clock over the word of the status. */
const Waiting = () => (
  <>
    <circle cx={88} cy={66} r={52} className="paper" />
    <Glyph name="clock" x={52} y={30} size={72} tone="marigold" bold />
    <Pill x={88} y={112} anchor="middle" tone="marigold" size={26}>
      Pending
    </Pill>
  </>
);
