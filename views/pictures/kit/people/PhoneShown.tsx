import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

const skin = 'skin-deep';
const fold = { ...foldOf(skin), strokeWidth: 1.3 } as const;

interface PhoneShownProps extends Place {
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A phone, 52 × 82, that a right hand shows: four fingers come round its left edge from behind, the thumb lies along the right one; the wrist is at 60,114, its arm from the lower right. */
export const PhoneShown = ({ children, ...place }: PhoneShownProps) => (
  <At {...place}>
    <path d="M50 50Q58 62 60 80L69 108 57 125Q36 116 22 104 8 94 2 78L-2 60z" className={skin} />
    <rect width={52} height={82} rx={10} className="deep" />
    <rect x={4} y={4} width={44} height={74} rx={6} className="surface" />
    <At x={4} y={4}>
      {children}
    </At>
    <path
      d="M-2.500 29L6 26.500M-3.500 40L8 38.500M-3 50.500L7.500 50.500M-1.500 60.500L5 61.500"
      className={`stroke-${skin}`}
      strokeWidth={9.6}
    />
    <path d="M-3 34.800L8 32.800M-3.500 45.300L9 44.600M-2.500 55.800L8 56" {...fold} />
    <path
      d="M66 110Q56 112 48 102 36 94 39 82 42 72 43 62L42.500 49Q42 41.500 47.500 41 53 41 54 48L57 62Q62 80 66 110z"
      className={skin}
    />
    <path d="M39 84Q42 72 43 62L42.500 49Q42 41.500 47.500 41M50 96Q46 88 48 80" {...fold} />
    <path
      d="M45 48Q44.500 43.500 47.500 43.300 51 43 51.500 47.500L52 51Q48 52.500 45.500 51z"
      className="on-brand"
      opacity={0.4}
    />
  </At>
);
