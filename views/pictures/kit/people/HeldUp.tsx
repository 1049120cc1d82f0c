import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

interface HeldUpProps extends Place {
  readonly skin: 'skin' | 'skin-deep';
  /** The sleeve, over the wrist, whose middle is at 25.5,102. */
  readonly sleeve: ReactNode;
  /** What is held, 52 × 82. */
  readonly children: ReactNode;
}

/** A hand that holds something upright before its palm, 52 wide; the wrist is below. */
export const HeldUp = ({ skin, sleeve, children, ...place }: HeldUpProps) => (
  <At {...place}>
    <path d="M2 68C2 82 10 90 12.500 102H38.500C40 90 50 84 50 68z" className={skin} />
    {sleeve}
    {children}
    <HandInFront skin={skin} />
  </At>
);

/* The palm is behind it: one sees the thumb over its near edge, and the tips of the fingers round the far one. */
const HandInFront = ({ skin }: Pick<HeldUpProps, 'skin'>) => (
  <At x={-112} y={-16}>
    <path
      d="M125 112C113 104 105.500 97 107 87 108.500 80.500 111 75 114.500 70 118 65.500 124 69 122.500 74.500 121 79.500 119.500 84 121 89.500 122.500 95 128 99 134 103z"
      className={skin}
    />
    <path
      d="M114.500 70C118 65.500 124 69 122.500 74.500 121 79.500 119.500 84 121 89.500 122.500 95 126 98 131 101"
      {...foldOf(skin)}
      strokeWidth={1.5}
    />
    <path
      d="M166 54.500L161.500 53M166.500 62L160 60.800M166.500 69.500L160.500 68.800M165.500 76.700L162 76.400"
      className={`stroke-${skin}`}
      strokeWidth={7.6}
    />
    <path
      d="M168 58.600L160.500 57M168.500 66L159.500 65M168 73.300L161 72.700"
      {...foldOf(skin)}
      strokeWidth={1.3}
    />
  </At>
);
