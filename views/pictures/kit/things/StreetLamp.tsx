import { At, type Place } from '../stage/At.tsx';

/** A street lamp with two globes, 26 wide and 56 high around its foot. */
export const StreetLamp = (place: Place) => (
  <At {...place}>
    <path d="M0 0V-46M-10-40Q-10-46 0-46Q10-46 10-40" className="stroke-deep" strokeWidth={2.5} />
    <circle cx={-10} cy={-38} r={4} className="marigold" />
    <circle cx={10} cy={-38} r={4} className="marigold" />
    <path d="M-4 0v-5h8v5z" className="deep" />
  </At>
);
