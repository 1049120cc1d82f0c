import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface DoorKeyProps extends Place {
  readonly tone: Colour;
}

/** A key lying on its side, its ring at the left, 104 × 44. */
export const DoorKey = ({ tone, ...place }: DoorKeyProps) => (
  <At {...place}>
    <path
      d="M22 0a22 22 0 0120.500 14H96l8 8-8 9h-9v9H75v-9h-7v6H57v-6H42.500A22 22 0 1122 0zm-3 14a8 8 0 100 16 8 8 0 000-16z"
      fillRule="evenodd"
      className={tone}
    />
    <path d="M44 19H94" className="stroke-on-brand" strokeWidth={2.5} opacity={0.45} />
  </At>
);
