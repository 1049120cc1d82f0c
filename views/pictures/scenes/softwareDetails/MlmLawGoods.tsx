import { DirectSale } from '../../kit/people/DirectSale.tsx';

/** Goods are sold: beside the other half of the pair. */
export const MlmLawGoods = () => <DirectSale size="wide" />;
