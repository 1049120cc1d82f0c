import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { GripFinger } from './GripFinger.tsx';
import { GripThumbNail } from './GripThumbNail.tsx';

const skin = 'skin-deep';

const fold = { ...foldOf(skin), strokeWidth: 1.8 } as const;

interface PhoneInPalmProps extends Place {
  /** How much taller the phone is, above the hand. */
  readonly rise?: number;
  /** On the phone's screen, 114 × 194 and what it rises, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A large phone, 132 × 212, in a left hand that we see from its palm: the thumb lies over the left edge, four fingers come round the right one; the wrist is at 70,256. */
export const PhoneInPalm = ({ rise = 0, children, ...place }: PhoneInPalmProps) => (
  <At {...place}>
    <Palm />
    <rect y={-rise} width={132} height={212 + rise} rx={21} className="deep" />
    <rect x={0.5} y={0.5 - rise} width={131} height={211 + rise} rx={20.5} className="stroke-rim" />
    <rect x={9} y={9 - rise} width={114} height={194 + rise} rx={14} className="surface" />
    <At x={9} y={9 - rise}>
      {children}
    </At>
    {fingers.map((finger) => (
      <GripFinger key={finger.y} {...finger} skin={skin} />
    ))}
    <Thumb />
  </At>
);

/* Where the fingers come from, in the phone's shadow: seen only in the gaps outside its edge. */
const comingRound = 'M141 94L116 112M142 114.500L116 131M142 135L116 150M139 154L116 167';

/* All that is behind the phone, down to the wrist. */
const Palm = () => (
  <>
    <path d={comingRound} className={`stroke-${skin}`} strokeWidth={13} />
    <path d={comingRound} className="stroke-hair" strokeWidth={13} opacity={0.3} />
    <path
      d="M20 190L128 180C130 204 123 219 112 231 101 243 97 252 97 266H46L30 232z"
      className={skin}
    />
  </>
);

/* From the first to the little one: where its tip is. They part towards their knuckles, which are higher, as the hand folds them back. */
const fingers: readonly Place[] = [
  { x: 116.5, y: 98.5, turn: -17, scale: 0.95 },
  { x: 113.5, y: 117, turn: -11, scale: 1.06 },
  { x: 115, y: 136, turn: -5, scale: 0.99 },
  { x: 119, y: 153, turn: 1, scale: 0.81 },
];

/* Its ball swells from the wrist; it bends at its joint, outside the phone. */
const Thumb = () => (
  <>
    <path
      d="M44 266C43 250 26 243 10 231-6 219-14 206-15 188-16 178-12.500 172-12.500 164-12.500 156-17 150-16.500 141-16 133-10 124-6 114L-3 105.500C0 97 6 92.500 11.500 94.500 18 97 18.500 104 16 111 12 122 9.800 132 9.800 144 9.800 160 13.500 172 19 185 25 197 35 207 47 212L62 216Q58 240 62 266z"
      className={skin}
    />
    <path d="M34 204.500Q40 209.500 46 212.500 54.500 218.500 57 227 58.500 235 56 243" {...fold} />
    <path d="M-10.500 139Q-5 137-.500 141.500" {...fold} />
    <GripThumbNail x={8.8} y={98.6} turn={21} />
  </>
);
