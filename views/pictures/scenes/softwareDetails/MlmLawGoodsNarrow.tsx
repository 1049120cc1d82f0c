import { DirectSale } from '../../kit/people/DirectSale.tsx';

/** Goods are sold, for phones. */
export const MlmLawGoodsNarrow = () => <DirectSale size="narrow" />;
