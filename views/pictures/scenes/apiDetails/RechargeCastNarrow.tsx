import { TillKeeperBody } from '../../kit/people/KeeperAtTill.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { At } from '../../kit/stage/At.tsx';
import { CastTiles } from '../../kit/stage/CastTiles.tsx';

const near = { x: -6, y: 14, scale: 0.86 } as const;

const Keeper = () => (
  <At {...near} y={20}>
    <TillKeeperBody />
  </At>
);

const stops = [
  { tone: 'brand', shows: <PersonBust {...near} clothes="red" looks="right" /> },
  { tone: 'brand-lift', shows: <Keeper /> },
  { tone: 'rim', shows: <PersonBust {...near} hair="swept" clothes="green" looks="left" /> },
] as const;

/** The head of each on phones, which show it small beside the name of its stop: customer, keeper, and the woman whose number it is. */
export const RechargeCastNarrow = () => <CastTiles stops={stops} />;
