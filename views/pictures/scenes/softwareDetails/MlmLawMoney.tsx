import { MoneyCirculation } from '../../kit/people/MoneyCirculation.tsx';

/** Only money moves: beside the other half of the pair. */
export const MlmLawMoney = () => <MoneyCirculation size="wide" />;
