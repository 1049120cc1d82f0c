import { At, type Place } from '../stage/At.tsx';
import { RechargedPhone } from './RechargedPhone.tsx';

/** A customer’s recharged phone on a pale counter, 224 × 351: it leans on a stand, whose lip is before its foot. */
export const StandingPhone = (place: Place) => (
  <At {...place}>
    <ellipse cx={112} cy={348} rx={117} ry={13} className="deep" opacity={0.2} />
    <RechargedPhone x={0} y={0} />
    <path d="M56 308H168L181 343Q181 351 173 351H51Q43 351 43 343z" className="on-deep-muted" />
    <path d="M56 308H168L172 319H52z" className="on-brand" opacity={0.5} />
  </At>
);
