import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface BoxesProps extends Place {
  /** One box for each character. */
  readonly text: string;
  /** Side of a box. */
  readonly size?: number;
}

/** A code written in boxes, as PAN, IFSC, pincode or telephone number. */
export function Boxes({ text, size = 40, ...place }: BoxesProps) {
  const gap = Math.round(size * 0.15);
  const step = size + gap;
  return (
    <At {...place}>
      {[...text].map((character, index) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the characters never change
          <g key={index}>
            <rect
              x={index * step}
              y={0}
              width={size}
              height={size * 1.2}
              rx={8}
              className="surface"
            />
            <rect
              x={index * step}
              y={0}
              width={size}
              height={size * 1.2}
              rx={8}
              className="stroke-line"
              strokeWidth={1}
            />
            <Label
              x={index * step + size / 2}
              y={size * 0.79}
              size={Math.round(size * 0.55)}
              weight={700}
              tone="ink"
              anchor="middle"
            >
              {character}
            </Label>
          </g>
        );
      })}
    </At>
  );
}
