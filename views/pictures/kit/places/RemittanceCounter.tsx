import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { PortraitCard } from '../documents/IdentityPapers.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { PersonActing } from '../people/PersonActing.tsx';
import { PersonPaying } from '../people/PersonPaying.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

const showing = [
  { shoulder: [71, 70], elbow: [84, 112], wrist: [112, 112], thumb: 'left' },
] as const;

/** A man who holds up his voter card, which has been looked at, 300 × 264. */
export const SenderWithCard = (place: Place) => (
  <PersonActing
    {...place}
    clothes="marigold"
    trousers="on-deep-muted"
    looks="right"
    hangs="left"
    arms={showing}
  >
    <At x={96} y={30} turn={-4} scale={0.92}>
      <PortraitCard x={0} y={0} tone="night" glyph="check" clothes="marigold" />
      <Label x={16} y={23} size={19} weight={700} tone="on-brand">
        Voter card
      </Label>
      <Tick x={174} y={114} size={44} />
    </At>
  </PersonActing>
);

/** Of the shop: its width, and where the top of its counter is. */
const width = 556;
const counter = 174;

/** A long shop, 556 × 280 and its counter further down to the edge of the picture, with its screen in the left half, and the keeper with the cash and the receipt in the right. */
export const RemittanceCounter = (place: Place) => (
  <At {...place}>
    <Shadow width={width} height={300} />
    <path d={`M12 20H${width - 12}V200H12z`} className="brand-soft" />
    <Shelf x={16} y={98} width={524} />
    <Shelf x={16} y={142} width={524} />
    <path d="M4 20h8V180H4zM544 20h8v160h-8zM246 20h8v160h-8z" className="deep-lift" />
    <PersonPaying x={346} y={42} scale={0.9} hair="long" clothes="green">
      <Banknotes x={-70} y={-22} turn={-4} count={3} scale={0.44} />
    </PersonPaying>
    <path d={`M0 ${counter + 8}a8 8 0 018-8H548a8 8 0 018 8V310H0z`} fill="url(#sheen)" />
    <path
      d="M20 208H234V262H20zM266 208H536V262H266z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d={`M0 ${counter + 14}v-6a8 8 0 018-8H548a8 8 0 018 8v6z`} className="brand-lift" />
    <SlipPrinter x={434} y={counter - 96} length={212} scale={0.33}>
      <Label x={128} y={66} size={48} weight={600} tone="muted" anchor="middle">
        Paid
      </Label>
      <Label x={128} y={130} size={53} weight={800} anchor="middle">
        ₹15,000
      </Label>
    </SlipPrinter>
    <ReceiverScreen x={30} y={60} />
    <Awning x={0} y={0} stripe={width / 16} count={16} drop={30} />
  </At>
);

/** What has been entered, on a screen 200 × 98 that stands on 114. */
const ReceiverScreen = (place: Place) => (
  <At {...place}>
    <path d="M87 94h26v16h22v6H65v-6h22z" className="deep-lift" />
    <rect width={200} height={98} rx={10} className="deep" />
    <rect x={6} y={6} width={188} height={86} rx={5} className="letter" />
    <Label x={18} y={28} size={14} tone="muted">
      Receiver
    </Label>
    <Label x={18} y={53} size={21} weight={800}>
      Sunita Thapa
    </Label>
    <Label x={18} y={77} size={15} weight={600} tone="brand-ink">
      Pokhara, in cash
    </Label>
  </At>
);
