import { BustWithPhone } from '../../kit/people/BustWithPhone.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { CastTiles } from '../../kit/stage/CastTiles.tsx';

const near = { x: -6, y: 14, scale: 0.86 } as const;

/** Whose number it is, with the phone that has been recharged: her head is smaller, so that both have room. */
const RechargedNumber = () => (
  <BustWithPhone x={-20} y={13} scale={0.68} hair="bob" clothes="red" looks="right">
    <Tick x={22} y={37} size={36} />
  </BustWithPhone>
);

const stops = [
  { tone: 'brand', shows: <PersonBust {...near} clothes="marigold" looks="right" /> },
  { tone: 'brand-lift', shows: <PersonBust {...near} hair="turban" clothes="deep-lift" /> },
  { tone: 'code-number', shows: <RechargedNumber /> },
] as const;

/** The head of each on phones, which show it small beside the name of its stop: customer, keeper, and the woman whose number it is, with her phone. */
export const RechargeCastNarrow = () => <CastTiles stops={stops} />;
