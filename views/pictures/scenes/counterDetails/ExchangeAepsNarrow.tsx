import { Fingerprint } from '../../kit/shapes/Fingerprint.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { broughtSize } from './exchangeSize.ts';

/** AEPS on a phone: the fingerprint alone. */
export const ExchangeAepsNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <rect x={0} y={1} width={120} height={76} rx={7} className="brand-soft" />
    <Fingerprint x={31} y={10} size={58} tone="brand-ink" />
  </Scene>
);
