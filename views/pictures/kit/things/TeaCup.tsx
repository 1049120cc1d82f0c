import { At, type Place } from '../stage/At.tsx';

/** A clay cup that is full of hot tea, 64 × 72, and stands on its foot; the steam rises 40 above it. */
export function TeaCup(place: Place) {
  return (
    <At {...place}>
      <ellipse cx={32} cy={71} rx={26} ry={4.5} className="shade" />
      <path
        d="M22-8q-6-8 0-16t0-16M42-8q-6-8 0-16t0-16"
        className="stroke-faint"
        strokeWidth={3}
        opacity={0.55}
      />
      {/* It swells below the rim and narrows to its foot, without the collar of a flower pot. */}
      <path d="M0 8C0 32 9 44 12 65q1 6 8 6h24q7 0 8-6C55 44 64 32 64 8z" className="skin" />
      <path d="M6 36q26 10 52 0" className="stroke-skin-deep" strokeWidth={2} opacity={0.7} />
      <ellipse cx={32} cy={8} rx={32} ry={10} className="skin-deep" />
      <ellipse cx={32} cy={8.5} rx={28.5} ry={7.5} className="code-string" />
    </At>
  );
}
