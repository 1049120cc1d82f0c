import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface BoxesProps extends Place {
  /** One box for each character. */
  readonly text: string;
  /** Side of a box. */
  readonly size?: number;
  /** Which characters stand out: the brand colour, or marigold for what needs attention. */
  readonly chosen?: readonly number[];
  readonly alert?: readonly number[];
}

/** A code written in boxes, as PAN, IFSC, pincode or telephone number. */
export function Boxes({ text, size = 40, chosen = [], alert = [], ...place }: BoxesProps) {
  const gap = Math.round(size * 0.15);
  const step = size + gap;
  return (
    <At {...place}>
      {[...text].map((character, index) => {
        const isChosen = chosen.includes(index);
        const isAlert = alert.includes(index);
        const ground = isChosen ? 'brand' : isAlert ? 'marigold-soft' : 'surface';
        const border = isChosen ? 'stroke-brand' : isAlert ? 'stroke-marigold' : 'stroke-line';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the characters never change
          <g key={index}>
            <rect
              x={index * step}
              y={0}
              width={size}
              height={size * 1.2}
              rx={8}
              className={ground}
            />
            <rect
              x={index * step}
              y={0}
              width={size}
              height={size * 1.2}
              rx={8}
              className={border}
              strokeWidth={isAlert ? 3 : 1}
            />
            <Label
              x={index * step + size / 2}
              y={size * 0.79}
              size={Math.round(size * 0.55)}
              weight={700}
              tone={isChosen ? 'on-brand' : 'ink'}
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
