import { BinaryPlan } from '../../kit/records/BinaryPlan.tsx';

/** The same for phones, flat. */
export const MlmBinaryNarrow = () => <BinaryPlan shape="flat" />;
