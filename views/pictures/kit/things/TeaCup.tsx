import { At, type Place } from '../stage/At.tsx';

/** A clay cup of hot tea, 64 × 72, that stands on its foot; the steam rises 40 above it. */
export function TeaCup(place: Place) {
  return (
    <At {...place}>
      <ellipse cx={32} cy={71} rx={30} ry={5} className="shade" />
      <path
        d="M20-10q-6-8 0-15t0-15M42-10q-6-8 0-15t0-15"
        className="stroke-faint"
        strokeWidth={3}
      />
      <path d="M1 8L12 64q1 7 8 7h24q7 0 8-7L63 8z" className="skin" />
      <path d="M5 26q27 9 54 0" className="stroke-skin-deep" strokeWidth={3} />
      <ellipse cx={32} cy={8} rx={32} ry={9} className="skin" />
      <ellipse cx={32} cy={9} rx={25} ry={6} className="skin-deep" />
    </At>
  );
}
