import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface BudgetBarProps extends Place {
  readonly width: number;
  readonly versions: readonly ('A' | 'B')[];
}

const tones = {
  A: ['marigold', 'deep'],
  B: ['green', 'surface'],
} as const satisfies Record<'A' | 'B', readonly [Colour, Colour]>;

/** The budget of a month in equal parts, one for each version of an advertisement, 34 high. */
export function BudgetBar({ width, versions, ...place }: BudgetBarProps) {
  const part = (width + 4) / versions.length;
  return (
    <At {...place}>
      {versions.map((version, index) => (
        <g key={version} transform={`translate(${index * part} 0)`}>
          <rect width={part - 4} height={34} rx={8} className={tones[version][0]} />
          <Label
            x={(part - 4) / 2}
            y={24}
            size={21}
            weight={800}
            tone={tones[version][1]}
            anchor="middle"
          >
            {version}
          </Label>
        </g>
      ))}
    </At>
  );
}
