import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/** A school child with a bag, 64 × 136, who lifts both hands to what somebody shows. */
export const Child = (place: Place) => (
  <At {...place}>
    <path d="M42 52h14q6 0 6 7v26q0 6-6 6H42z" className="marigold" />
    <path d="M22 100L21 128M42 100L43 128" className="stroke-skin" strokeWidth={10} />
    <path d="M26 128v8H10c1-5 5-7 9-8zM38 128h8c4 1 8 3 9 8H38z" className="deep" />
    <path d="M15 82h34l2 26H35l-3-10-3 10H13z" className="brand-ink" />
    <path d="M14 92c-1-18-2-36 4-42 8-6 20-6 28 0 6 6 5 24 4 42z" className="surface" />
    <path d="M27 46l5 7 5-7M32 54v30" className="stroke-brand-soft" strokeWidth={3} />
    <At x={5.5} y={0} scale={0.42}>
      <PersonHead hair="short" looks="left" />
    </At>
    <path d="M16 56L6 68-8 60M22 60L14 76 2 72" className="stroke-skin" strokeWidth={7.5} />
    <path d="M18 54L10 64M24 58L18 70" className="stroke-surface" strokeWidth={11} />
  </At>
);
