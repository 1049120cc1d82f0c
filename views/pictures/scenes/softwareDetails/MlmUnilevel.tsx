import { UnilevelPlan } from '../../kit/records/UnilevelPlan.tsx';

/** A plan: each level is a band of its own. */
export const MlmUnilevel = () => <UnilevelPlan shape="tall" />;
