import { BinaryPlan } from '../../kit/records/BinaryPlan.tsx';

/** A plan: two teams of one seller. */
export const MlmBinary = () => <BinaryPlan shape="tall" />;
