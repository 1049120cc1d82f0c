/** The arms of a keeper and a customer between whom money changes hands, and the customer; each is drawn on a field of 126. */
import { Sleeve } from './RestingArm.tsx';
import { TurnedHead } from './TurnedHead.tsx';

/** The keeper’s arm, in a mirror: its elbow is on a counter at 140, and its forearm rises to the wrist at 156,108. */
export const GivingArm = () => (
  <>
    <Sleeve
      clothes="deep-lift"
      d="M95 92C107 94 115 103 119 114L122 121Q124.500 127.500 129 122.500L149.700 101.500 162.300 114.500 137 146Q131 154 121 154 109 154 103 146 96 134 92 116 89 100 95 92z"
      inner="M95 92Q89 100 92 116 96 134 103 146"
    />
    <path
      d="M149.700 101.500L162.300 114.500"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);

/** The customer, turned to the right, down to the hip. */
export const TakingCustomer = () => (
  <>
    <path
      d="M26 94L46 87H74L88 93C97 98 100 108 100 120L96 180 104 270H0L6 180 4 118C6 104 14 98 26 94z"
      className="green"
    />
    <TurnedHead hair="short" skin="skin-deep" />
    <path d="M44 89l18 14 14-15 5 7-18 22-26-20z" className="on-brand" />
  </>
);

/** The customer’s arm before the body: down to the elbow, and up to the wrist at 113,132. */
export const TakingArm = () => (
  <>
    {/* Its shadow on the body, so that the two are apart. */}
    <path
      d="M26 150Q30 190 54 180L97.500 152.500 96 172 62 194Q30 206 24 160z"
      className="deep"
      opacity={0.16}
    />
    <Sleeve
      clothes="green"
      d="M34 96C24 98 19 106 20 116L29 164Q32 186 54 180L117.500 140 108.500 124 62 148Q57.500 150 57 145L53 114C52 103 45 95 34 96z"
      inner="M34 96C45 95 52 103 53 114L57 145Q57.500 150 62 148L99.500 128.700M20 116L29 164Q32 186 54 180L97.500 152.500"
    />
    <path
      d="M108.500 124L117.500 140"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
