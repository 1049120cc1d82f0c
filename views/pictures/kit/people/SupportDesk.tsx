import { At, type Place } from '../stage/At.tsx';
import { PersonSeated } from './PersonSeated.tsx';

/** Someone with a headset at a desk with a screen and a panel before the knees, from the side: the hip is at 0,0, the floor 67 below, the desk ends at 300. */
export const SupportDesk = (place: Place) => (
  <At {...place}>
    <ellipse cx={140} cy={69} rx={176} ry={6} className="deep" opacity={0.14} />
    <path d="M80-22H212V60H80z" className="on-deep-muted" />
    <path d="M80-22V66" className="stroke-brand-lift" strokeWidth={8} />
    <path d="M208-24h72V60a6 6 0 01-6 6h-60a6 6 0 01-6-6z" className="brand-lift" />
    <path d="M218 4h52M218 34h52" className="stroke-brand" strokeWidth={2.5} />
    <path d="M238-8h12M238 18h12M238 48h12" className="stroke-on-brand" strokeWidth={4} />
    <Screen />
    <path d="M50-39h62l4 5H48z" className="deep" />
    <rect x={34} y={-34} width={266} height={13} rx={6.5} className="brand" />
    <Cup />
    <PersonSeated x={0} y={0} clothes="green" hair="bun" />
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

/** Turned to who types, so that we see it from behind. */
const Screen = () => (
  <>
    <path d="M154-34l4-24h12l4 24z" className="brand-ink" />
    <path d="M128-36h62l-6 4h-50z" className="brand-ink" />
    <path d="M133-98l70-7q5 0 5 5v50q0 5-5 5l-70-7q-5-1-5-6v-34q0-5 5-6z" className="deep" />
    <circle cx={168} cy={-75} r={7} className="brand-lift" />
  </>
);

const Cup = () => (
  <>
    <path d="M256-56q-4-6 0-11t0-11" className="stroke-faint" strokeWidth={2.5} />
    <path d="M244-52h24l-4 18h-16z" className="skin" />
    <ellipse cx={256} cy={-52} rx={12} ry={3.5} className="skin-deep" />
  </>
);
