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
      <Phone x={84} y={36} width={232} height={432}>
        <circle cx={107} cy={110} r={46} className="marigold-soft" />
        <Glyph name="clock" x={76} y={79} size={62} tone="marigold-ink" />
        <Label x={107} y={210} size={46} weight={800} anchor="middle">
          ₹299
        </Label>
        <Pill x={107} y={234} anchor="middle" tone="marigold" size={24}>
          Pending
        </Pill>
      </Phone>
      <At x={290} y={100} turn={3}>
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
    </Cover>
  );
}

/* For small cards: a clock over the word of the status. */
const Waiting = () => (
  <>
    <circle cx={88} cy={66} r={46} className="paper" />
    <Glyph name="clock" x={55} y={33} size={66} tone="marigold" bold />
    <Pill x={88} y={110} anchor="middle" tone="marigold" size={24}>
      Pending
    </Pill>
  </>
);
