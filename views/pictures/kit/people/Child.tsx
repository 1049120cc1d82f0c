import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/** A school child, 64 × 136, with one hand raised. */
export const Child = (place: Place) => (
  <At {...place}>
    <path d="M9 60q0-9 9-9h28q9 0 9 9v24q0 7-7 7H16q-7 0-7-7z" className="marigold" />
    <path d="M23 100L22 128M41 100L42 128" className="stroke-skin" strokeWidth={10} />
    <path d="M27 128v8H11c1-5 5-7 9-8zM37 128h8c4 1 8 3 9 8H37z" className="deep" />
    <path d="M15 82h34l2 26H35l-3-10-3 10H13z" className="brand-ink" />
    <path d="M48 57L62 49 64.500 29" className="stroke-skin" strokeWidth={7.5} />
    <path
      d="M62.5 27L61 20M65 26L65.500 18M68 27L70 20.500"
      className="stroke-skin"
      strokeWidth={3}
    />
    <path d="M14 66L9.500 90" className="stroke-skin" strokeWidth={7.5} />
    <circle cx={9} cy={92} r={4.8} className="skin" />
    <path d="M21 49.500Q11 51 9 60L6.500 72 17 74.500 22 60z" className="surface" />
    <path d="M7 71.500L16.600 73.800" className="stroke-brand-lift" strokeWidth={2.6} />
    <path d="M42 49Q50 49 56.500 44.500L61.500 53.500Q54 60 45 62z" className="surface" />
    <path d="M56.800 45.500L61 53" className="stroke-brand-lift" strokeWidth={2.6} />
    <path d="M15 92c-1-18-3-36 3-42 8-6 20-6 28 0 6 6 4 24 3 42z" className="surface" />
    <path d="M27 46l5 7 5-7M32 54v30" className="stroke-brand-soft" strokeWidth={3} />
    <path d="M22 49V84M43 49V84" className="stroke-marigold" strokeWidth={4.5} />
    <At x={5.5} y={0} scale={0.42}>
      <PersonHead hair="short" looks="left" />
    </At>
  </At>
);
