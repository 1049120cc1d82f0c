import { Phone } from '../../kit/devices/Phone.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { TillKeeperBody } from '../../kit/people/TillKeeperBody.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { CastTiles } from '../../kit/stage/CastTiles.tsx';

/* As large as a tile takes it, and whole down to the shoulders. */
const bust = { x: 3, y: 14, scale: 0.72 } as const;

/* It keeps dark hair off the ground after dark. */
const disc = { cx: 48, cy: 48, r: 42 } as const;

const Paying = () => (
  <>
    <circle {...disc} className="marigold" opacity={0.3} />
    <PersonBust {...bust} clothes="red" looks="right" />
  </>
);

const Recharged = () => (
  <>
    <circle {...disc} className="green" opacity={0.26} />
    <Phone x={19} y={14} scale={0.5} width={116} height={240} time="" mark="surface" lit>
      <Tick x={49} y={76} size={72} />
    </Phone>
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

/** The same on phones, which show each small beside the name of its stop: the heads of customer and keeper, and the recharged phone. */
export const RechargeCastNarrow = () => <CastTiles stops={stops} />;
