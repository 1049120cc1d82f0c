import { Phone } from '../../kit/devices/Phone.tsx';
import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { FingersBelow, ThumbAbove } from '../../kit/people/Hand.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

const hand = { x: 500, y: 108, turn: 9, scale: 0.5 } as const;

/** What an Android developer builds for: the phone of a busy shop after a recharge, whose receipt the shopkeeper takes from the printer. */
export const JobAndroid = () => (
  <Scene width={640} height={300} ground="sand">
    <Sachets />
    <Shelf x={-12} y={62} width={330} scale={2} cleared={[40, 129]} pale="brand-soft" />
    <path d="M0 220H640V300H0z" className="brand-soft" />
    <path d="M0 220H640V228H0z" className="brand-lift" />
    <ellipse cx={440} cy={281} rx={124} ry={8} className="shade" />
    <TeaCup x={577} y={223} scale={0.78} />
    <At {...hand}>
      <FingersBelow skin="skin-deep" />
    </At>
    <SlipPrinter x={327} y={80} scale={0.74} length={178}>
      <Label x={20} y={52} size={34} weight={700} tone="muted">
        Recharge
      </Label>
      <Label x={18} y={116} size={64} weight={800}>
        ₹299
      </Label>
      <Label x={20} y={162} size={33} weight={700} tone="muted">
        98300 XXXXX
      </Label>
    </SlipPrinter>
    <At {...hand}>
      <ThumbAbove sleeve="brand" skin="skin-deep" />
    </At>
    <SmallPhone />
  </Scene>
);

/** Two strips of small packets, as they hang from the shelf of a shop: dashes of a thick line, with two lines of print on each. */
const Sachets = () => (
  <g strokeWidth={26} strokeLinecap="butt">
    <path d="M27 71V204" className="stroke-green" strokeDasharray="31 3" />
    <path d="M319 71V204" className="stroke-marigold" strokeDasharray="31 3" />
    <path
      d="M27 80V204M319 80V204"
      className="stroke-on-brand"
      strokeWidth={15}
      strokeDasharray="3 5 3 23"
    />
  </g>
);

/** Nearest of all, so that one sees its upper part only. The signs of its status line are drawn large, with a weak signal. */
const SmallPhone = () => (
  <Phone x={46} y={34} turn={-4} scale={1.2} width={200} height={300} time="" mark="surface">
    <path d="M22 31v-6M29 31v-10" className="stroke-ink" strokeWidth={4.5} strokeLinecap="butt" />
    <path
      d="M36 31v-14M43 31v-18"
      className="stroke-faint"
      strokeWidth={4.5}
      strokeLinecap="butt"
      opacity={0.5}
    />
    <Tick x={91} y={76} size={56} />
    <Label x={91} y={138} size={27} weight={700} tone="green-ink" anchor="middle">
      Recharged
    </Label>
    <Label x={91} y={194} size={50} weight={800} anchor="middle">
      ₹299
    </Label>
  </Phone>
);
