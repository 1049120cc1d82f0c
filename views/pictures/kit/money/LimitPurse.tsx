import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface LimitPurseProps extends Place {
  readonly width: number;
  /** Of its letters. */
  readonly size: number;
}

/** The front of an open purse that says what is in it: the working limit; 50 high. */
export const LimitPurse = ({ width, size, ...place }: LimitPurseProps) => (
  <At {...place}>
    <Shadow width={width} height={50} />
    <path
      d={`M5 0H${width - 5}a5 5 0 015 5V34a16 16 0 01-16 16H16a16 16 0 01-16-16V5a5 5 0 015-5z`}
      fill="url(#sheen)"
    />
    <path
      d={`M10 8H${width - 10}`}
      className="stroke-on-brand"
      strokeWidth={1.5}
      strokeDasharray="5 5"
      opacity={0.55}
    />
    <Label
      x={width / 2}
      y={29 + size * 0.36}
      size={size}
      weight={700}
      tone="on-brand"
      anchor="middle"
    >
      Working limit
    </Label>
  </At>
);
