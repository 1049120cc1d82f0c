import { OtherServices } from '../screens/OtherServices.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RechargedPhone } from './RechargedPhone.tsx';

interface StandingPhoneProps extends Place {
  /** On a pale counter, where its shadow would be too dark. */
  readonly pale?: boolean;
  /** Twice as high as it is wide, 448 instead of 324, with other services below the recharge. */
  readonly tall?: boolean;
}

/** A customer’s recharged phone on a counter, 224 × 351, or 475 when tall: it leans on a stand, whose lip is before its foot. */
export const StandingPhone = ({ pale = false, tall = false, ...place }: StandingPhoneProps) => (
  <At {...place}>
    <ellipse
      cx={112}
      cy={tall ? 472 : 348}
      rx={117}
      ry={13}
      className="deep"
      opacity={pale ? 0.2 : 0.4}
    />
    <RechargedPhone x={0} y={0} height={tall ? 448 : 324} drop={tall ? -6 : 0}>
      {tall && <OtherServices x={12} y={292} />}
    </RechargedPhone>
    <At x={0} y={tall ? 124 : 0}>
      <path d="M56 308H168L181 343Q181 351 173 351H51Q43 351 43 343z" className="on-deep-muted" />
      <path d="M56 308H168L172 319H52z" className="on-brand" opacity={0.5} />
    </At>
  </At>
);
