import { StandShadow } from '../stage/StandShadow.tsx';
import { ShoppingBag } from './ShoppingBag.tsx';

/** The red bag of goods with its shadow, 72 × 58. */
export const StandingBag = () => (
  <>
    <StandShadow width={72} />
    <ShoppingBag x={0} y={1.7} scale={0.712} />
  </>
);
