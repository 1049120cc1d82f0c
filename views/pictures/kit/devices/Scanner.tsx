import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const body =
  'M40 0H104C122 0 130 12 132 28L144 138C146 160 132 176 108 176H36C12 176-2 160 0 138L12 28C14 12 22 0 40 0z';

/** A small fingerprint scanner, 144 × 176, broader at its foot, with its lit glass in a guide for the finger. */
export function Scanner(place: Place) {
  return (
    <At {...place}>
      <Shadow width={144} height={176} radius={36} />
      <path d={body} fill="url(#night)" />
      <path
        d="M104 0C122 0 130 12 132 28L144 138C146 160 132 176 108 176 126 170 132 156 130 138L120 30C119 12 114 4 104 0z"
        className="brand-lift"
        opacity={0.35}
      />
      <path d={body} className="stroke-brand-lift" strokeWidth={2} opacity={0.45} />
      <path
        d="M36 20H108q8 0 9 8L124 128q1 10-9 10H29q-10 0-9-10L27 28q1-8 9-8z"
        className="deep"
      />
      <rect x={30} y={28} width={84} height={102} rx={24} className="green" opacity={0.4} />
      <rect x={35} y={33} width={74} height={92} rx={20} className="green-soft" />
      <Fingerprint x={46} y={44} size={66} tone="green" />
      <path d="M54 156H90" className="stroke-code-number" strokeWidth={6} />
    </At>
  );
}
