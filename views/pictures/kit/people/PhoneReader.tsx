import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { TurnedHead } from './TurnedHead.tsx';

/** A woman in a green jumper, turned to the right, 175 × 200 to the hip, who looks down at the phone in her hand; we see its back, from 124,62 on. */
export const PhoneReader = (place: Place) => (
  <At {...place}>
    <path
      d="M26 94L46 87H74L88 93C97 98 100 108 100 120L96 180 104 270H0L6 180 4 118C6 104 14 98 26 94z"
      className="green"
    />
    {/* Bent further, round the neck. */}
    <At x={8} y={-4.7} turn={5}>
      <TurnedHead hair="bob" looksDown />
    </At>
    <Telephone />
    <ReadingArm />
    <path d="M44 89l18 14 14-15 5 7-18 22-26-20z" className="on-brand" />
  </At>
);

/* Her thumb is on the screen, and only its ball is seen beside the edge; the fingers lie across the back. */
const Telephone = () => (
  <At x={128} y={58} turn={10} scale={0.9}>
    <path d="M8 50L-9 58Q-14 42-8 32-3 25 6 29z" className="skin-deep" />
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
    <rect x={29} y={6} width={17} height={17} rx={5} className="deep-lift" />
    <path d="M34.500 11.500v.1M40.500 17.500v.1" className="stroke-on-deep-muted" strokeWidth={4} />
    <Grip />
  </At>
);

/* From the first finger to the little one: its tip, and its knuckle in the back of the hand. */
const fingers = [
  [36, 36, 6, 46],
  [42, 47, 6, 56],
  [40, 58.5, 8, 66],
  [33, 69, 12, 75],
] as const;

const Grip = () => (
  <>
    <path
      d="M8 40C-3 39-11 45-14 56-16 66-13 76-14.500 85L-1 106C4 101 10 96 14 88 17 84 17 78 14 76z"
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
    <path d="M9 51L39 41.500M9 61L41 53M11 70.500L37 64" {...foldOf('skin')} strokeWidth={1.3} />
    {fingers.map(([x, y]) => (
      <ellipse
        key={y}
        cx={x + 0.5}
        cy={y}
        rx={3.4}
        ry={2.6}
        className="on-brand"
        opacity={0.4}
        transform={`rotate(-16 ${x} ${y})`}
      />
    ))}
  </>
);

/* The near one: down to the elbow before the body, and up to the wrist at 103,147. */
const ReadingArm = () => (
  <>
    <path
      d="M25 160L48 186.500 97 160 96 176 58 198Q32 206 25 160z"
      className="deep"
      opacity={0.16}
    />
    <path
      d="M34 96C24 98 19 106 20 116L26 171Q28.500 190 48 186.500L112 152 101 134 62 152Q57.500 154 57 149L53 114C52 103 45 95 34 96z"
      className="green"
    />
    <path
      d="M50.500 104Q52.500 108 53 114L57 149Q57.500 154 62 152L99 135M20 116L26 171Q28.500 190 48 186.500L106 155"
      className="stroke-green-ink"
      strokeWidth={1.6}
    />
    <path d="M101 134L112 152" className="stroke-on-brand" strokeWidth={5} strokeLinecap="butt" />
  </>
);
