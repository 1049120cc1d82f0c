import { At, type Place } from '../stage/At.tsx';

/** The keys of a computer on its desk, 210 × 52. */
export const Keyboard = (place: Place) => (
  <At {...place}>
    <ellipse cx={105} cy={52} rx={112} ry={6} className="shade" />
    <path d="M11 0H199q6 0 8 6l8 36q2 10-8 10H3q-10 0-8-10L3 6q2-6 8-6z" className="brand" />
    <path
      d="M17 12H193M14 25H196"
      className="stroke-on-brand"
      strokeWidth={6}
      strokeDasharray="6 11"
    />
    <path d="M13 38H37M55 38H155M173 38H197" className="stroke-on-brand" strokeWidth={6} />
  </At>
);
