import { MatrixPlan } from '../../kit/records/MatrixPlan.tsx';

/** The same for phones, flat. */
export const MlmMatrixNarrow = () => <MatrixPlan shape="flat" />;
