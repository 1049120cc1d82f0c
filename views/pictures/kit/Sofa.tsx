import { At, type Place } from './At.tsx';

/** A sofa, 112 × 84: what the furniture shop of the examples sells. */
export function Sofa(place: Place) {
  return (
    <At {...place}>
      <path d="M22 82v-10M90 82v-10" className="stroke-marigold-ink" strokeWidth={6} />
      <path d="M18 58V16A16 16 0 0134 0H78a16 16 0 0116 16v42z" className="brand-lift" />
      <path d="M56 2v50" className="stroke-brand" strokeWidth={2} opacity={0.5} />
      <path
        d="M0 44a10 10 0 0120 0v10h72V44a10 10 0 0120 0v22a10 10 0 01-10 10H10A10 10 0 010 66z"
        className="brand"
      />
    </At>
  );
}
