import { BarePhone } from '../devices/BarePhone.tsx';
import { ListLaptop } from '../devices/ListLaptop.tsx';
import { PlainEnvelope } from '../documents/PlainEnvelope.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

/** Where one can have a feed reader, on a table, 236 × 236: a laptop, an email and a phone, which is ticked and has the sign of a feed. */
export const ReaderChosen = () => (
  <>
    <path d="M0 116H236V236H0z" className="brand-lift" opacity={0.42} />
    <ListLaptop x={12} y={36} />
    <PlainEnvelope x={28} y={150} />
    <ContactShadow x={184} y={215} width={78} />
    <BarePhone x={149} y={82} width={70} height={134}>
      <rect width={58} height={122} fill="url(#sheen)" />
      <FeedMark x={11} y={42} scale={36 / 64} />
    </BarePhone>
    <circle cx={208} cy={90} r={19} className="surface" />
    <Tick x={208} y={90} size={32} tone="brand" />
  </>
);
