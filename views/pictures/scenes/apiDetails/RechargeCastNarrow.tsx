import { PersonBust } from '../../kit/people/Person.tsx';
import { TillKeeperBody } from '../../kit/people/TillKeeperBody.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { CastTiles } from '../../kit/stage/CastTiles.tsx';

/* As large as a tile takes it, and whole down to the shoulders. */
const bust = { x: 3, y: 14, scale: 0.72 } as const;

/* It keeps dark hair off the ground after dark. */
const disc = { cx: 48, cy: 48, r: 42 } as const;

const Customer = () => <PersonBust {...bust} clothes="red" looks="right" />;

const Paying = () => (
  <>
    <circle {...disc} className="marigold" opacity={0.3} />
    <Customer />
  </>
);

const Recharged = () => (
  <>
    <circle {...disc} className="green" opacity={0.26} />
    <Customer />
    <Tick x={76} y={76} size={32} />
  </>
);

const Keeper = () => (
  <>
    <circle {...disc} className="brand-lift" opacity={0.4} />
    <TillKeeperBody {...bust} y={20} />
  </>
);

const stops = [
  { tone: 'marigold-soft', shows: <Paying /> },
  { tone: 'brand-soft', shows: <Keeper /> },
  { tone: 'green-soft', shows: <Recharged /> },
] as const;

/** The head of each on phones, which show it small beside the name of its stop: customer, keeper, and the customer again with a tick. */
export const RechargeCastNarrow = () => <CastTiles stops={stops} />;
