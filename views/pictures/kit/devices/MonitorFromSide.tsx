import { At, type Place } from '../stage/At.tsx';

/** A display seen from its side, turned to who sits at its left, 34 × 88; its foot is at the lower edge. */
export const MonitorFromSide = (place: Place) => (
  <At {...place}>
    <path d="M4 86q0-5 5-5H31q4 0 4 5v2H4z" className="deep-lift" />
    <path d="M17 44h8V82H17z" className="device-lift" />
    <path d="M12 8L20 6q5 0 6 6V54q0 5-5 5L12 62z" className="device-lift" />
    <path d="M0 2q0-3 4-3L12 2V68L4 71q-4 0-4-3z" className="deep" />
    {/* What is lit is all that one sees of the form. */}
    <path d="M1.500 3.500L3.500 2V68L1.500 66.500z" className="brand-soft" />
    <path d="M12 4V66" className="stroke-rim" strokeWidth={0.8} />
  </At>
);
