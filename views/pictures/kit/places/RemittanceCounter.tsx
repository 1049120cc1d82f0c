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

const card = (
  <>
    <At x={109} y={42} turn={-4} scale={0.82}>
      <PortraitCard x={0} y={0} tone="sheen" glyph="check" clothes="marigold" />
      <Label x={16} y={23} size={19} weight={700} tone="on-brand">
        Voter card
      </Label>
      <Tick x={174} y={114} size={44} />
    </At>
    {/* It is heavier than the thumb of a hand that holds notes. */}
    <path d="M112 119L118 113 126 110.500" className="stroke-skin" strokeWidth={6} />
  </>
);

const showing = [
  { shoulder: [71, 70], elbow: [79, 112], wrist: [108, 122], thumb: 'left', children: card },
] as const;

/** A man who holds up his voter card, which has been looked at, 294 × 264. */
export const SenderWithCard = (place: Place) => (
  <PersonActing
    {...place}
    clothes="marigold"
    trousers="deep"
    looks="right"
    hangs="left"
    arms={showing}
  />
);

/** Of the shop: its width, where the top of its counter is, and where the counter stands. */
const width = 556;
const counter = 196;
const foot = 272;

/** A long shop, 556 × 272, with its screen in the left half, and the keeper with the cash and the receipt in the right. */
export const RemittanceCounter = (place: Place) => (
  <At {...place}>
    <Shadow width={width} height={foot} />
    <path d={`M12 20H${width - 12}V${counter + 20}H12z`} className="brand-soft" />
    <Shelf x={16} y={100} width={524} />
    <Shelf x={16} y={152} width={524} />
    <path d="M4 20h8V200H4zM544 20h8v180h-8zM246 20h8v180h-8z" className="deep-lift" />
    {/* She is larger than the counter is high. */}
    <clipPath id="over-counter">
      <path d={`M0 0H${width}V${counter + 8}H0z`} />
    </clipPath>
    <g clipPath="url(#over-counter)">
      <PersonPaying x={354} y={50} scale={0.95} hair="long" clothes="green">
        <Banknotes x={-60} y={-16} turn={-4} count={3} scale={0.32} />
      </PersonPaying>
    </g>
    <path d={`M0 ${counter + 8}a8 8 0 018-8H548a8 8 0 018 8V${foot}H0z`} fill="url(#sheen)" />
    <GlassFront x={20} y={counter + 24} />
    <GlassFront x={290} y={counter + 24} />
    <path d={`M0 ${counter + 14}v-6a8 8 0 018-8H548a8 8 0 018 8v6z`} className="brand-lift" />
    <SlipPrinter x={442} y={counter - 99} length={212} scale={0.33}>
      <Label x={128} y={66} size={48} weight={600} tone="muted" anchor="middle">
        Paid
      </Label>
      <Label x={128} y={130} size={53} weight={800} anchor="middle">
        ₹15,000
      </Label>
    </SlipPrinter>
    <ReceiverScreen x={24} y={62} scale={1.06} />
    <Awning x={0} y={0} stripe={width / 17} count={17} drop={30} />
  </At>
);

/** Of a showcase. */
const glass = { width: 246, height: 42 } as const;

/** Goods behind the glass of the counter. */
const GlassFront = (place: Place) => (
  <At {...place}>
    <rect {...glass} rx={5} className="deep" opacity={0.6} />
    <Shelf x={6} y={36} width={glass.width - 12} />
    <rect {...glass} rx={5} className="stroke-on-brand" strokeWidth={2} opacity={0.4} />
    <path d="M30 2h26L28 40H2z" className="on-brand" opacity={0.14} />
  </At>
);

/** What has been entered, on a screen 200 × 98 that stands on 126. */
const ReceiverScreen = (place: Place) => (
  <At {...place}>
    <path d="M87 94h26v22h22v10H65v-10h22z" className="deep-lift" />
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
