import { AimWord } from '../../kit/records/AimWord.tsx';
import { CashFlowAlone } from '../../kit/records/aimWords.tsx';

/** Cash flow counts, and a house as collateral does not. */
export const AboutAimCash = () => (
  <AimWord tone="green-soft">
    <CashFlowAlone />
  </AimWord>
);
