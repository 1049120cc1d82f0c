import { PersonWalking } from '../../kit/people/PersonWalking.tsx';
import { FurnitureShop } from '../../kit/places/FurnitureShop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A customer walks into the shop of the examples; the price of her enquiry hangs in the window, still without its figure. */
export const MarketingClosing = () => (
  <Scene {...closingSize}>
    <FurnitureShop x={0} y={0} />
    <ellipse cx={388} cy={360} rx={50} ry={6} className="deep" opacity={0.18} />
    <PersonWalking x={346} y={126} scale={0.89} mirrored={96} clothes="green" trousers="on-brand" />
  </Scene>
);
