import { At, type Place } from '../stage/At.tsx';

/** A pencil to work out sums with, 18 × 190 with its point at the foot. */
export function Pencil(place: Place) {
  return (
    <At {...place}>
      <path d="M-9 0a9 9 0 0118 0v150l-9 26-9-26z" className="marigold" />
      <path d="M-9 20h18v14h-18z" className="on-brand" opacity={0.6} />
      <path d="M-9 150h18l-9 26z" className="skin" />
      <path d="M-3 168h6l-3 8z" className="hair" />
    </At>
  );
}
