import { At, type Place } from './At.tsx';

/** A laptop seen from behind, 176 × 112; it stands on its lower edge. */
export function Laptop(place: Place) {
  return (
    <At {...place}>
      <rect x={8} width={160} height={108} rx={12} className="deep-lift" />
      <rect
        x={8.5}
        y={0.5}
        width={159}
        height={107}
        rx={11.5}
        className="stroke-on-deep"
        opacity={0.2}
      />
      <circle cx={88} cy={54} r={11} className="brand-lift" />
      <rect y={102} width={176} height={10} rx={5} className="deep" />
    </At>
  );
}
