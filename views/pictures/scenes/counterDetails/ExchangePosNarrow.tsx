import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StandingBag } from '../../kit/things/StandingBag.tsx';
import { broughtSize } from './exchangeSize.ts';

/** POS on a phone: the goods alone, as what is paid with is told below. */
export const ExchangePosNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <At x={0} y={1}>
      <StandingBag />
    </At>
  </Scene>
);
