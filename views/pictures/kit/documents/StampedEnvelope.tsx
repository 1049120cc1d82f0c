import { At, type Place } from '../stage/At.tsx';

/** A brown envelope with its stamp and the lines of an address, 104 × 74. */
export const StampedEnvelope = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <rect width={104} height={74} rx={3} className="code-string" />
      <path d="M74 9H95V36H74z" className="on-brand" />
      <path d="M77.500 12.500H91.500V32.500H77.500z" className="green" />
      <circle cx={84.5} cy={22.5} r={5} className="code-string" />
      <path d="M54 50H92M54 60H82" className="stroke-marigold-ink" strokeWidth={4} opacity={0.6} />
    </g>
  </At>
);
