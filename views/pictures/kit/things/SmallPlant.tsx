import { At, type Place } from '../stage/At.tsx';

/** A small plant in a pot for a cabinet, 36 wide and 42 high; it stands on 0,0. */
export const SmallPlant = (place: Place) => (
  <At {...place}>
    <path
      d="M0-16C-10-18-18-26-17-36-8-36 0-28 0-16zM0-16C10-18 18-26 17-36 8-36 0-28 0-16zM0-16C-7-24-7-36 0-44 7-36 7-24 0-16z"
      className="green"
    />
    <path d="M-12-18H12L9-2q0 2-3 2H-6q-3 0-3-2z" className="marigold" />
    <path d="M-9-10H9" className="stroke-on-brand" strokeWidth={3} />
  </At>
);
