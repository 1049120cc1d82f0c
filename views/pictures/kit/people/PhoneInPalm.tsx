import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

const skin = 'skin-deep';
const fold = { ...foldOf(skin), strokeWidth: 2.2 } as const;
const nail = { className: 'on-brand', opacity: 0.32 } as const;

interface PhoneInPalmProps extends Place {
  /** How much taller the phone is, above the hand. */
  readonly rise?: number;
  /** On the phone's screen, 114 × 194 and what it rises, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A large phone, 132 × 212, in a left hand that we see from its palm: the thumb lies along the left edge, four fingertips come round the right one; the wrist is at 70,256. */
export const PhoneInPalm = ({ rise = 0, children, ...place }: PhoneInPalmProps) => (
  <At {...place}>
    {/* The palm behind it, down to the wrist. */}
    <path
      d="M20 190L130 150C128 184 118 208 106 226 98 238 96 248 97 266H46C46 252 40 242 30 232z"
      className={skin}
    />
    <rect y={-rise} width={132} height={212 + rise} rx={21} className="deep" />
    <rect x={0.5} y={0.5 - rise} width={131} height={211 + rise} rx={20.5} className="stroke-rim" />
    <rect x={9} y={9 - rise} width={114} height={194 + rise} rx={14} className="surface" />
    <At x={9} y={9 - rise}>
      {children}
    </At>
    <Fingertips />
    <Thumb />
  </At>
);

/* Joined where they bend round the edge, apart at their tips. */
const Fingertips = () => (
  <>
    <path
      d="M128 90Q118 88 117 96 117 104 125 106 114 106 114 115 114 124 123 125 115 126 115.500 134.500 116 143 124 143.500 118 145 118.500 152 119.500 159 128 160L138 161Q144 158 144 149 149 143 147 133 151 124 148 113 149 102 143 96 137 91 128 90z"
      className={skin}
    />
    <path d="M125 106L146 111M123 125L148 129M124 143.500L146 145" {...fold} />
    <path
      d="M119 96.500q.5-4 5-3.800l4 .4q2 5 0 9.600l-4-.4q-5-.8-5-5.800zM116 115q.5-4 5-3.800l4 .3q2 5 0 9.600l-4-.2q-5-.9-5-5.900zM117.500 134.500q.5-4 5-3.800l4 .1q2 4.600 0 8.900l-4 .1q-5-.7-5-5.300zM120.500 152q.5-3.300 4.500-3.300l3-.1q1.500 3.700 0 7.300l-3 .1q-4-.3-4.500-4z"
      {...nail}
    />
  </>
);

/* Its ball comes from the wrist and is wider than it. */
const Thumb = () => (
  <>
    <path
      d="M46 266C45 250 34 246 20 234 2 220-14 202-15 180-16 164-13 150-11 138L-8 113Q-6 101 4 102 14 103 13.500 115C12 134 14 150 16 166 18 184 22 202 40 212L62 216Q58 240 62 266z"
      className={skin}
    />
    <path d="M33 207.500Q36 210 40 212 51 218 55 228 56.500 235 54 243" {...fold} />
    <path
      d="M-10.500 142Q-4 145 0 142.500M-11 147Q-5 149.500-1 147.500"
      {...fold}
      strokeWidth={1.6}
    />
    <path d="M-4 114q.5-8.500 8-8.500 7 .5 6.500 9l-.5 6q-7 4-14.500.500z" {...nail} />
  </>
);
