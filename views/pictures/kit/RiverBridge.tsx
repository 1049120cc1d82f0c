import { At, type Place } from './At.tsx';

/** A bridge of trusses seen from above, from bank to bank of the river on the street map; x and y are its middle. */
export const RiverBridge = (place: Place) => (
  <At {...place}>
    <path d="M-48-8H48V8H-48z" className="brand" />
    <path
      d="M-44-4l11 8 11-8 11 8 11-8 11 8 11-8 11 8 11-8"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.8}
    />
    <path d="M-24-13V13M24-13V13" className="stroke-brand-ink" strokeWidth={6} />
  </At>
);
