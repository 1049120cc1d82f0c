import { MatrixPlan } from '../../kit/records/MatrixPlan.tsx';

/** A plan: three places below each seller. */
export const MlmMatrix = () => <MatrixPlan shape="tall" />;
