import { At, type Place } from '../stage/At.tsx';
import { RedCup } from '../things/RedCup.tsx';
import { PersonSeated } from './PersonSeated.tsx';

/** Someone with a headset at a desk with a screen and drawers, from the side: the hip is at 0,0, the floor 67 below, the desk ends at 240. */
export const SupportDesk = (place: Place) => (
  <At {...place}>
    <ellipse cx={102} cy={69} rx={140} ry={6} className="deep" opacity={0.14} />
    {/* Of wood, so that clothes in the colours of the brand are seen before it. */}
    <path d="M52-22V64" className="stroke-skin-deep" strokeWidth={8} strokeLinecap="butt" />
    <path d="M152-24h72V60a6 6 0 01-6 6h-60a6 6 0 01-6-6z" className="skin" />
    <path d="M162 4h52M162 34h52" className="stroke-skin-deep" strokeWidth={2.5} />
    <path d="M182-8h12M182 18h12M182 48h12" className="stroke-on-brand" strokeWidth={4} />
    <Screen />
    <path d="M50-39h62l4 5H48z" className="deep" />
    <rect x={34} y={-34} width={206} height={13} rx={6.5} className="skin-deep" />
    <RedCup x={206} y={-52} />
    <PersonSeated x={0} y={0} clothes="green" />
    <Headset />
  </At>
);

const Headset = () => (
  <>
    <path d="M-1-106q-1-14 9-19" className="stroke-brand-lift" strokeWidth={3.5} />
    <path d="M-1-98q1 8 9 8.500" className="stroke-brand-lift" strokeWidth={2} />
    <rect x={-5.5} y={-109} width={9} height={14} rx={4} className="brand" />
    <circle cx={9.5} cy={-89.5} r={2.5} className="marigold" />
  </>
);

/** Turned to who types and half to us, so that its far edge is the lower one. */
const Screen = () => (
  <>
    <path d="M158-34l3-24h12l4 24z" className="brand-ink" />
    <path d="M142-36h52l-6 4h-40z" className="brand-ink" />
    <path d="M137-101l56-11q6-1 6 5v58q0 6-6 5l-56-7q-5-1-5-6v-38q0-5 5-6z" className="deep" />
    <path d="M138-95L193-105.500V-50.500L138-57.500z" className="surface" />
    <path d="M138-95L193-105.500V-92.500L138-85z" className="brand" />
    <path d="M146-76L169-78.500M146-67L160-68" className="stroke-faint" strokeWidth={4} />
    <path d="M178-79.500L184-80M178-67L184-67" className="stroke-green" strokeWidth={5} />
  </>
);
