import { BarePhone } from '../devices/BarePhone.tsx';
import { FeedLaptop } from '../devices/FeedLaptop.tsx';
import { FeedEnvelope } from '../documents/FeedEnvelope.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';

/* Over the corner of what could be chosen as well. */
const Free = (place: Place) => (
  <At {...place}>
    <circle r={12} className="surface" />
    <circle r={10} className="stroke-brand" strokeWidth={2.5} />
  </At>
);

/** Where one can have a feed reader, on a table, 236 × 236: a laptop, an email and a phone, which is ticked. */
export const ReaderChosen = () => (
  <StationRoom tone="brand-lift" y={116}>
    <FeedLaptop x={12} y={36} />
    <Free x={129} y={40} />
    <FeedEnvelope x={32} y={148} />
    <Free x={129} y={151} />
    <ContactShadow x={184} y={215} width={78} />
    <BarePhone x={149} y={82} width={70} height={134}>
      <rect width={58} height={122} fill="url(#sheen)" />
      <FeedMark x={11} y={42} scale={36 / 64} />
    </BarePhone>
    <circle cx={208} cy={90} r={19} className="surface" />
    <Tick x={208} y={90} size={32} tone="brand" />
  </StationRoom>
);
