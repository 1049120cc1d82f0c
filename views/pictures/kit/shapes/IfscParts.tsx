import { soft } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Label, textWidth } from './Label.tsx';

interface IfscPartsProps extends Place {
  /** Of the letters; a tile is twice as high. */
  readonly size: number;
}

const parts = [
  ['blue', 'ABCD'],
  ['marigold', '0'],
  ['green', '123456'],
] as const;

/** An IFSC in its three parts, the bank, a zero and the branch, each on a tile of its own colour. */
export function IfscParts({ size, ...place }: IfscPartsProps) {
  const width = (text: string) => Math.round(textWidth(text, size) + size * 0.9);
  const gap = Math.round(size * 0.3);
  return (
    <At {...place}>
      {parts.map(([tone, text], index) => {
        const left = parts
          .slice(0, index)
          .reduce((sum, [, before]) => sum + width(before) + gap, 0);
        return (
          <g key={text} transform={`translate(${left} 0)`}>
            <rect width={width(text)} height={size * 2} rx={size * 0.4} className={soft[tone][0]} />
            <Label
              x={width(text) / 2}
              y={size * 1.36}
              size={size}
              weight={700}
              anchor="middle"
              tone={soft[tone][1]}
            >
              {text}
            </Label>
          </g>
        );
      })}
    </At>
  );
}
