import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/** A school child, 64 × 136, with one hand at the strap of the bag and the other raised. */
export const Child = (place: Place) => (
  <At {...place}>
    <path d="M9 60q0-9 9-9h28q9 0 9 9v24q0 7-7 7H16q-7 0-7-7z" className="marigold" />
    <path d="M23 100L22 128M41 100L42 128" className="stroke-skin" strokeWidth={10} />
    <path d="M27 128v8H11c1-5 5-7 9-8zM37 128h8c4 1 8 3 9 8H37z" className="deep" />
    <path d="M15 82h34l2 26H35l-3-10-3 10H13z" className="brand-ink" />
    <path d="M50 57L63 48" className="stroke-skin" strokeWidth={7.5} />
    <path d="M63 48L65 29" className="stroke-skin" strokeWidth={7} />
    <path
      d="M62.5 27L61 20M65 26L65.500 18M68 27L70 20.500"
      className="stroke-skin"
      strokeWidth={3}
    />
    <path d="M46 56L54 53.500" className="stroke-brand-lift" strokeWidth={12} />
    <path d="M15 92c-1-18-3-36 3-42 8-6 20-6 28 0 6 6 4 24 3 42z" className="surface" />
    <path d="M27 46l5 7 5-7M32 54v30" className="stroke-brand-soft" strokeWidth={3} />
    <path d="M22 49V84M43 49V84" className="stroke-marigold" strokeWidth={4.5} />
    <At x={5.5} y={0} scale={0.42}>
      <PersonHead hair="short" looks="left" />
    </At>
    <path d="M11 70L8.500 81 20 72" className="stroke-skin" strokeWidth={7} />
    <circle cx={22} cy={69} r={5} className="skin" />
    <path d="M20 67h5M20 70h5" className="stroke-skin-deep" strokeWidth={0.9} />
    <path d="M17.500 57L12 69" className="stroke-brand-lift" strokeWidth={11} />
  </At>
);
