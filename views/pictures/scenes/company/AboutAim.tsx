import { AimPlan } from '../../kit/records/AimPlan.tsx';

/** Its size: as wide as the page. */
export const aimSize = { width: 1200, height: 284 } as const;

/** What the words of the aim mean, each above its word: what a borrower earns, what lenders reply, how the rate moves, and the record that all hold. */
export const AboutAim = () => <AimPlan {...aimSize} layout="row" />;
