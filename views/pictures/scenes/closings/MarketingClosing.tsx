import { PersonWalking } from '../../kit/people/PersonWalking.tsx';
import { FurnitureShop } from '../../kit/places/FurnitureShop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A customer walks into the shop of the examples; the price of her enquiry hangs in the window, still without its figure. */
export const MarketingClosing = () => (
  <Scene {...closingSize} ground="brand">
    <path d="M0 336H440V400H0z" className="on-deep-muted" />
    <path d="M0 336H440V342H0z" className="deep-lift" opacity={0.35} />
    <FurnitureShop x={28} y={36} />
    <ellipse cx={342} cy={366} rx={42} ry={5} className="deep" opacity={0.3} />
    <PersonWalking x={304} y={150} scale={0.82} mirrored={96} clothes="green" trousers="brand" />
  </Scene>
);
