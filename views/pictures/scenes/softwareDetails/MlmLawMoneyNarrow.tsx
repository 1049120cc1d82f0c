import { MoneyCirculation } from '../../kit/people/MoneyCirculation.tsx';

/** Only money moves, for phones. */
export const MlmLawMoneyNarrow = () => <MoneyCirculation size="narrow" />;
