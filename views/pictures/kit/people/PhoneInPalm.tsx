import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

const nail = { className: 'on-brand', opacity: 0.32 } as const;

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
      <Finger key={finger.y} {...finger} />
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

/* Its tip is at 0,0, and its knuckle is at the right, where it bends behind the phone. */
const Finger = (place: Place) => (
  <At {...place}>
    <path
      d="M0 .500C0-4 2.600-6.700 6.800-7 11-7.300 14.500-6.900 18-7.700 22-8.900 27-9.600 31-8.300 35.800-6.700 37-1.500 34.500 3 32.500 6.600 29.500 8.700 25.500 8.500 20.500 8.200 17 7.200 12.500 7.500L7 7.800C2.800 7.800 0 5 0 .500z"
      className={skin}
    />
    <path d="M22-4Q24-.500 22.500 3" {...fold} />
    <path
      d="M2 .500Q2-4 6-4.300L9.500-4.500Q12.500.500 9.700 5.200L6.300 5.200Q2.200 5 2 .500z"
      {...nail}
    />
  </At>
);

/* Its ball swells from the wrist; it bends at its joint, outside the phone. */
const Thumb = () => (
  <>
    <path
      d="M44 266C43 250 26 243 10 231-6 219-14 206-15 188-16 178-12.500 172-12.500 164-12.500 156-17 150-16.500 141-16 133-10 124-6 114L-3 105.500C0 97 6 92.500 11.500 94.500 18 97 18.500 104 16 111 12 122 9.800 132 9.800 144 9.800 160 13.500 172 19 185 25 197 35 207 47 212L62 216Q58 240 62 266z"
      className={skin}
    />
    <path d="M34 204.500Q40 209.500 46 212.500 54.500 218.500 57 227 58.500 235 56 243" {...fold} />
    <path d="M-10.500 139Q-5 137-.500 141.500" {...fold} />
    <At x={8.8} y={98.6} turn={21}>
      <path d="M-5.600 6Q-5.600-1.300 0-1.300T5.600 6L5 12.200Q0 15.800-5 12.200z" {...nail} />
    </At>
  </>
);
