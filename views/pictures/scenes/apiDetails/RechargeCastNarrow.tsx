import { PersonBust } from '../../kit/people/Person.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { CastTiles } from '../../kit/stage/CastTiles.tsx';

const near = { x: -6, y: 14, scale: 0.86 } as const;

/** The phone whose number it is, 52 × 80: with no more than the tick, because phones show it on 55 px. */
const PhoneWithTick = (place: Place) => (
  <At {...place}>
    <rect width={52} height={80} rx={11} className="deep" />
    <rect x={5} y={5} width={42} height={70} rx={6.5} className="surface" />
    <path d="M21 11H31" className="stroke-muted" strokeWidth={4} />
    <Tick x={26} y={42} size={36} />
  </At>
);

const stops = [
  { tone: 'brand', shows: <PersonBust {...near} clothes="marigold" looks="right" /> },
  { tone: 'brand-lift', shows: <PersonBust {...near} hair="turban" clothes="deep-lift" /> },
  { tone: 'code-number', shows: <PhoneWithTick x={22} y={8} /> },
] as const;

/** One thing for each on phones, which show it small beside the name of its stop: the heads of customer and keeper, and the phone of the number. */
export const RechargeCastNarrow = () => <CastTiles stops={stops} />;
