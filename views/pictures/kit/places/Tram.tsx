import { At, type Place } from '../stage/At.tsx';

/** A tram of Kolkata from the side with its pole at the wire, 112 wide and 58 high down to the rail. */
export const Tram = (place: Place) => (
  <At {...place}>
    <path d="M62 16L88-6M30 56h14M68 56h14" className="stroke-deep" strokeWidth={2.5} />
    <path d="M2 16q0-4 4-4h100q4 0 4 4v4H2z" className="deep" />
    <path d="M0 18h112v26q0 6-6 6H6q-6 0-6-6z" className="brand" />
    <path d="M0 36h112v5H0z" className="marigold" />
    <path
      d="M8 22h16v12H8zM30 22h14v12H30zM50 22h14v12H50zM70 22h14v12H70zM90 22h16v12H90z"
      className="paper"
    />
    <path d="M16 50h24v5H16zM72 50h24v5H72z" className="deep" />
  </At>
);
