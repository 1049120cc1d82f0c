import { PersonBust } from '../../kit/people/Person.tsx';
import { CastTiles } from '../../kit/stage/CastTiles.tsx';

const near = { x: -6, y: 14, scale: 0.86 } as const;

const stops = [
  { tone: 'brand', shows: <PersonBust {...near} clothes="marigold" looks="right" /> },
  { tone: 'brand-lift', shows: <PersonBust {...near} hair="turban" clothes="deep-lift" /> },
  { tone: 'rim', shows: <PersonBust {...near} hair="bob" clothes="red" looks="left" /> },
] as const;

/** The head of each on phones, which show it small beside the name of its stop: customer, keeper, and the woman whose number it is. */
export const RechargeCastNarrow = () => <CastTiles stops={stops} />;
