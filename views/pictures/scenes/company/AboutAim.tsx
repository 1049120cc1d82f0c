import { AimPlan } from '../../kit/records/AimPlan.tsx';

/** Its size: as wide as the page. */
export const aimSize = { width: 1200, height: 284 } as const;

/** What the words of the aim mean, each above its word: a bank that lends on a cash flow, a request and its offers, what moves the rate, and the record that all have. */
export const AboutAim = () => <AimPlan {...aimSize} layout="row" />;
