import { CompanyCards } from '../../kit/screens/CompanyCards.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside long words: the cards of a company, one of them lost and blocked. */
export const PrepaidBlockTall = () => (
  <Scene width={400} height={560} ground="mint" grows="around">
    <Rings x={0} y={0} size={340} tone="green-soft" />
    <CompanyCards x={28} y={32} width={344} height={496} tall />
  </Scene>
);
