import { Phone } from '../../kit/devices/Phone.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A recharge that waits, and the slip with its order number. */
export function WhyARechargeIsPending() {
  return (
    <Cover topic="recharge" motif={<Waiting />}>
      <Receipt
        x={300}
        y={56}
        turn={-2}
        scale={1.3}
        width={232}
        title="Order slip"
        note="14 Nov 2026, 10:24"
        lines={[
          ['Order', 'RC-20418'],
          ['Number', '98300 XXXXX'],
        ]}
        total={['Prepaid', '₹299']}
      />
      <Phone x={24} y={32} width={256} height={480}>
        <circle cx={119} cy={106} r={44} className="marigold-soft" />
        <Glyph name="clock" x={91} y={78} size={56} tone="marigold-ink" />
        <Label x={119} y={212} size={52} weight={800} anchor="middle">
          ₹299
        </Label>
        <Pill x={119} y={240} anchor="middle" tone="marigold" size={22}>
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
