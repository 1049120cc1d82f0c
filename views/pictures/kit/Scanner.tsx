import { At, type Place } from './At.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { Shadow } from './Panel.tsx';

/** A small fingerprint scanner, 144 × 176, with its lit glass. */
export function Scanner(place: Place) {
  return (
    <At {...place}>
      <Shadow width={144} height={176} radius={36} />
      <rect width={144} height={176} rx={36} fill="url(#night)" />
      <rect
        x={1}
        y={1}
        width={142}
        height={174}
        rx={35}
        className="stroke-brand-lift"
        strokeWidth={2}
        opacity={0.45}
      />
      <rect x={24} y={24} width={96} height={104} rx={28} className="green" opacity={0.35} />
      <rect x={30} y={30} width={84} height={92} rx={22} className="green-soft" />
      <Fingerprint x={46} y={44} size={64} tone="green" />
      <circle cx={72} cy={150} r={5} className="code-number" />
    </At>
  );
}
