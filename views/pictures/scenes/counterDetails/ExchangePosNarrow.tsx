import { Scene } from '../../kit/stage/Scene.tsx';
import { ShoppingBag } from '../../kit/things/ShoppingBag.tsx';
import { broughtSize } from './exchangeSize.ts';

/** POS on a phone: what is bought, alone. */
export const ExchangePosNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <ShoppingBag x={0} y={6} />
  </Scene>
);
