import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { PinnedPapers } from '../documents/PinnedPapers.tsx';
import { ReceiverScreen } from '../screens/ReceiverScreen.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { PrayerFlags } from './PrayerFlags.tsx';

/** A shop for transfers to Nepal, 400 wide, its counter going on below 388: its sign on a slate roof, the papers that are asked for on the wall, a screen and a receipt printer. */
export const NepalShop = (place: Place) => (
  <At {...place}>
    <path d="M22 84H378V310H22z" className="marigold-soft" />
    <path d="M22 90H378V102H22z" className="shade" />
    <path d="M4 90L24 70H376L396 90z" className="muted" />
    <path
      d="M14 80H386M40 70V80M120 80V88M180 80V88M240 80V88M300 80V88M340 70V80M360 80V88M60 80V88"
      className="stroke-ink"
      strokeWidth={1.5}
      opacity={0.28}
    />
    <path d="M4 90H396M24 90V304M376 90V304" className="stroke-skin-deep" strokeWidth={6} />
    <Sign x={58} y={11} />
    <PrayerFlags x={28} y={95} width={344} />
    <PinnedPapers x={38} y={130} scale={0.92} />
    <path d="M10 310H390V420H10z" fill="url(#sheen)" />
    <path d="M4 300H396V331H4z" className="brand-lift" />
    <Weave />
    <ContactShadow x={114} y={322} width={96} />
    <ReceiverScreen x={38} y={217} scale={0.74} />
    <Slip x={222} y={224} scale={0.48} />
  </At>
);

const Sign = (place: Place) => (
  <At {...place}>
    <rect width={284} height={60} rx={8} fill="url(#night)" />
    <rect
      x={1.25}
      y={1.25}
      width={281.5}
      height={57.5}
      rx={7}
      className="stroke-brand-lift"
      strokeWidth={2.5}
    />
    <path d="M16 48L38 16 50 33 58 24 76 48z" className="brand-lift" />
    <path d="M38 16L47 29 41 27 37 31 30 28zM58 24L65 33.500 59 32 53 30z" className="on-brand" />
    <Label x={90} y={27} size={21} weight={700} tone="on-deep">
      Money transfer
    </Label>
    <Label x={90} y={50} size={20} weight={800} tone="code-string">
      to Nepal
    </Label>
  </At>
);

/* A band of the woven pattern of Nepalese caps along the front. */
const Weave = () => (
  <>
    <path d="M10 344H390V366H10z" className="deep-lift" />
    <path d={`M14 355${'l15.500-8 15.500 8-15.500 8zm31 0'.repeat(12)}`} className="marigold" />
    <path d={`M22 355${'l7.500-3.900 7.500 3.900-7.500 3.900zm31 0'.repeat(12)}`} className="red" />
  </>
);

const Slip = (place: Place) => (
  <SlipPrinter {...place} length={120}>
    <Label x={128} y={42} size={31} weight={700} anchor="middle">
      Receipt
    </Label>
    <path d="M24 58H232" className="stroke-faint" strokeWidth={2} strokeDasharray="2 6" />
    <Label x={128} y={100} size={37} weight={800} anchor="middle">
      NPR 24,000
    </Label>
  </SlipPrinter>
);
