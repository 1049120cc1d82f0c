import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { TurnedHead } from './TurnedHead.tsx';
import { TypingHand } from './TypingHand.tsx';

interface PersonSeatedProps extends Place {
  readonly clothes: Colour;
}

const farArm = { shoulder: [16, -58], elbow: [36, -34], wrist: [72, -46] } as const;

/** A woman on an office chair who types, from the side: the hip is at 0,0, the hands on keys from 52 to 90 at -39, the floor 67 below. */
export function PersonSeated({ clothes, ...place }: PersonSeatedProps) {
  const arm = { clothes, skin: 'skin', cuff: clothes, hand: 'none' } as const;
  return (
    <At {...place}>
      <path d="M-2 18v40M-32 64c8-9 52-9 60 0" className="stroke-muted" strokeWidth={6} />
      {/* The back goes on under the seat, which holds it. */}
      <path d="M-31-70c-7 26-6 48-2 66q4 19 19 19" className="stroke-muted" strokeWidth={9} />
      <path d="M-26 14.500h48" className="stroke-muted" strokeWidth={12} />
      <path d="M58 0L84 46" className="stroke-brand" strokeWidth={17} />
      <path d="M78 49h13c8 2 13 6 14 15H78z" className="hair" />
      <path d="M2-3H52l-4 54" className="stroke-brand-ink" strokeWidth={23} />
      <path d="M37 52h22c9 2 14 6 15 15H37z" className="hair" />
      <TypingHand x={72} y={-46} skin="skin" />
      <Arm {...arm} {...farArm} />
      {/* It is in the shade of the near one. */}
      <g opacity={0.3}>
        <Arm {...arm} {...farArm} clothes="hair" cuff="hair" />
      </g>
      <path
        d="M-20 9c-5-32-3-60 5-76 3-6 8-9 13-10h13c6 1 9 5 12 12 5 16 2 48 0 74z"
        className={clothes}
      />
      {/* The neck runs down into the collar. */}
      <path d="M-2.500-84H9.500L12-77.500 6-65-4-77.500z" className="skin" />
      <At x={-27} y={-129} scale={0.5}>
        <TurnedHead hair="bun" />
      </At>
      <path d="M6-58l11 30" className="stroke-hair" strokeWidth={18} opacity={0.16} />
      <TypingHand x={50} y={-45} skin="skin" />
      <path
        d="M-5-50L8.500-24Q12-18.500 17.500-18.500"
        className="stroke-shade"
        strokeWidth={3}
        opacity={0.26}
      />
      <Arm {...arm} shoulder={[3, -56]} elbow={[16, -28]} wrist={[50, -45]} />
      {/* Where it lies before the body, which has its colour. */}
      <path
        d="M10.500-56.500L18.500-39Q20-36.500 23-38.500L43-49"
        className="stroke-shade"
        strokeWidth={2}
        opacity={0.3}
      />
      <path d="M-4-77L6-64.500L12-77" className="stroke-on-brand" strokeWidth={4} />
    </At>
  );
}
