import { CashCustomer } from '../../kit/people/CashCustomer.tsx';
import { CashShopFront } from '../../kit/places/CashShopFront.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Evening at a shop with a bright sign: a woman puts the money that she was paid into her bag, and the keeper behind his counter sees her off. */
export const MatmClosing = () => (
  <Scene {...closingSize} radius={0} ground="lilac">
    <circle cx={50} cy={300} r={120} className="marigold-soft" opacity={0.7} />
    <circle cx={50} cy={300} r={78} className="code-string" />
    {/* The wall of a yard across the street. */}
    <path d="M0 336H440V400H0z" className="faint" />
    <path d="M0 332H440V338H0z" className="brand-lift" />
    <CashShopFront x={96} y={14} />
    <CashCustomer x={2} y={118} scale={2.02} />
  </Scene>
);
