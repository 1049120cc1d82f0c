import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { type Hair, PersonHead } from './PersonHead.tsx';

interface Clothes {
  readonly clothes: Colour;
}

interface PhoneReaderProps extends Place, Clothes {
  readonly hair: Hair;
}

/** Somebody, 206 × 196 to the waist, who reads on a phone; we see its back, from 148,54 on, and the fingers round it. */
export const PhoneReader = ({ clothes, hair, ...place }: PhoneReaderProps) => (
  <At {...place}>
    <path
      d="M24 210V112C25 100 36 93 48 88H78C90 93 101 100 102 112L114 210z"
      className={clothes}
    />
    <LowArm clothes={clothes} />
    <Telephone />
    <RaisedArm clothes={clothes} />
    {/* Bent towards the phone. */}
    <At x={8.5} y={-6.5} turn={6}>
      <PersonHead hair={hair} looks="right" />
    </At>
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
  </At>
);

/* It hangs, and the picture ends before its hand. */
const LowArm = ({ clothes }: Clothes) => (
  <>
    <path d="M40 91C24 94 13 101 10 116L0 214H30V130z" className={clothes} />
    <path d="M30 150L28.500 210" className="stroke-shade" strokeWidth={2} opacity={0.25} />
  </>
);

/* From the shoulder down, and up again to the hand; the picture ends above the elbow. */
const RaisedArm = ({ clothes }: Clothes) => (
  <>
    <path
      d="M82 90C102 93 112 101 117 114L130 156C133.500 167 141 168 147.500 159L165.500 133.500 185 147.500C172 171 161 192 150 216H114L92 130z"
      className={clothes}
    />
    {/* Where the sleeve is before the jumper, and its creases in the bend of the elbow. */}
    <path
      d="M97.500 140.500L108 176M140 165.500Q137 174 138 184"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.25}
    />
    <path
      d="M165.500 134L184.500 147.500"
      className="stroke-on-brand"
      strokeWidth={6}
      strokeLinecap="butt"
    />
  </>
);

/* The fingers lie across its back; the thumb is on its screen, and only its ball is seen beside the edge. */
const Telephone = () => (
  <At x={150} y={48} turn={7} scale={0.91}>
    <path d="M46 44L62 52Q66 36 60 27 55 20 48 24z" className="skin-deep" />
    <rect width={52} height={88} rx={10} className="deep" />
    <rect
      x={0.75}
      y={0.75}
      width={50.5}
      height={86.5}
      rx={9.25}
      className="stroke-rim"
      strokeWidth={1.5}
    />
    <rect x={6} y={6} width={17} height={17} rx={5} className="deep-lift" />
    <path d="M11.500 11.500v.1M17.500 17.500v.1" className="stroke-on-deep-muted" strokeWidth={4} />
    <Grip />
  </At>
);

/* From the first finger to the little one: its tip, and its knuckle in the back of the hand. */
const fingers = [
  [17, 33, 46, 40],
  [11, 44, 47, 50],
  [13, 55.5, 46, 60],
  [20, 66, 44, 69],
] as const;

/* We see the back of the hand, so each finger shows its nail. */
const Grip = () => (
  <>
    <path
      d="M44 34C55 33 63.500 40 64.500 51 65.500 64 60 78 55 88L48 103.500 29 93.500C30 86 33 79 38 73z"
      className="skin"
    />
    {fingers.map(([x, y, knuckleX, knuckleY]) => (
      <path
        key={y}
        d={`M${x} ${y}L${knuckleX} ${knuckleY}`}
        className="stroke-skin"
        strokeWidth={11}
      />
    ))}
    <path
      d="M44 45L14.500 39M45 55.300L12 50M44 64.800L15 60.500"
      {...foldOf('skin')}
      strokeWidth={1.3}
    />
    <path
      d="M53 40Q56 43 55 47M55 51.500Q57.500 54.500 56 58M54 62.500Q56 65.500 54 68.500"
      {...foldOf('skin')}
      strokeWidth={1.3}
    />
    {fingers.map(([x, y]) => (
      <ellipse
        key={y}
        cx={x - 0.5}
        cy={y}
        rx={3.4}
        ry={2.6}
        className="on-brand"
        opacity={0.4}
        transform={`rotate(9 ${x} ${y})`}
      />
    ))}
  </>
);
