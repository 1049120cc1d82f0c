import { At, type Place } from '../stage/At.tsx';

/** A palm on a beach, 60 high; 0,0 is its foot. */
export const Palm = (place: Place) => (
  <At {...place}>
    <path d="M0 0Q5-22 0-44" className="stroke-skin-deep" strokeWidth={5} />
    <path
      d="M0-44Q-14-54-22-38M0-44Q14-54 22-38M0-44Q-8-60-20-58M0-44Q8-60 20-58"
      className="stroke-green"
      strokeWidth={5.5}
    />
  </At>
);
