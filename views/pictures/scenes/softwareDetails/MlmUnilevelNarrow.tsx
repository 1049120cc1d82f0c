import { UnilevelPlan } from '../../kit/records/UnilevelPlan.tsx';

/** The same for phones, flat. */
export const MlmUnilevelNarrow = () => <UnilevelPlan shape="flat" />;
