import { Banknotes } from '../money/Banknotes.tsx';
import { PersonPaying } from '../people/PersonPaying.tsx';
import { PersonReaching } from '../people/PersonReaching.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

/** Of the shop: its width, where the top of its counter is, and where the counter stands. */
const width = 556;
const counter = 200;
const foot = 286;

/** How large people are. */
const size = 0.88;

/** A long shop, 556 × 290, with its screen in the left half; in the right a man before the counter hands the cash to its keeper. */
export const RemittanceCounter = (place: Place) => (
  <At {...place}>
    <Shadow width={width} height={foot} />
    <path d={`M12 20H${width - 12}V${counter + 20}H12z`} className="brand-soft" />
    <Shelf x={16} y={104} width={524} stocked={0} />
    {/* Nothing stands up behind the screen and the heads. */}
    <Shelf x={348} y={104} width={84} />
    <Shelf x={16} y={154} width={524} stocked={0} />
    <path d="M4 20h8V204H4zM544 20h8v184h-8z" className="deep-lift" />
    {/* She is larger than the counter is high. */}
    <clipPath id="over-counter">
      <path d={`M0 0H${width}V${counter + 8}H0z`} />
    </clipPath>
    <g clipPath="url(#over-counter)">
      <PersonPaying x={436} y={88} scale={size} hair="bob" clothes="green">
        {null}
      </PersonPaying>
    </g>
    <path d={`M0 ${counter + 8}a8 8 0 018-8H548a8 8 0 018 8V${foot}H0z`} fill="url(#sheen)" />
    <GlassFront x={20} y={counter + 28} width={246} />
    <GlassFront x={344} y={counter + 28} width={192} />
    <path d={`M0 ${counter + 14}v-6a8 8 0 018-8H548a8 8 0 018 8v6z`} className="brand-lift" />
    <ReceiverScreen x={24} y={66} scale={1.06} />
    <Awning x={0} y={0} stripe={width / 17} count={17} drop={26} />
    <PersonReaching x={264} y={58} scale={size} clothes="marigold" trousers="on-deep-muted">
      <Banknotes x={-4} y={-12} turn={-8} count={2} scale={0.26} />
    </PersonReaching>
  </At>
);

interface GlassFrontProps extends Place {
  readonly width: number;
}

/** Goods behind the glass of the counter. */
const GlassFront = ({ width: wide, ...place }: GlassFrontProps) => (
  <At {...place}>
    <rect width={wide} height={42} rx={5} className="deep" opacity={0.6} />
    <Shelf x={6} y={36} width={wide - 12} />
    <rect
      width={wide}
      height={42}
      rx={5}
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.4}
    />
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
