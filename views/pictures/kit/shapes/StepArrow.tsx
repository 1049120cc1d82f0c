import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface StepArrowProps extends Place {
  readonly length: number;
  readonly tone?: Colour;
}

/** A straight arrow to the right, whose tip is at its length; turn it by 90 to let it fall. */
export const StepArrow = ({ length, tone = 'marigold', ...place }: StepArrowProps) => (
  <At {...place}>
    <path
      d={`M0 0H${length}M${length - 8}-8L${length} 0 ${length - 8} 8`}
      className={`stroke-${tone}`}
      strokeWidth={4}
    />
  </At>
);
