import { FurnitureShop } from '../../kit/places/FurnitureShop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Bicycle } from '../../kit/things/Bicycle.tsx';
import { closingSize } from './closingSize.ts';

/** The shop of the examples with its door open and a customer’s bicycle before it; a price tag hangs in the window, still without its figure. */
export const MarketingClosing = () => (
  <Scene {...closingSize} radius={0} ground="brand">
    <path d="M0 336H440V400H0z" className="on-deep-muted" />
    <path d="M0 336H440V342H0z" className="deep-lift" opacity={0.35} />
    <FurnitureShop x={28} y={36} />
    <path d="M274 340H372L384 366H262z" className="green" />
    <path d="M280 345H366L373 361H272z" className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <ellipse cx={112} cy={384} rx={74} ry={5} className="deep" opacity={0.3} />
    <Bicycle x={48} y={300} scale={0.85} tone="marigold" />
  </Scene>
);
