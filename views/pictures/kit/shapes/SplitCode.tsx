import { soft, type Tone } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Label, textWidth } from './Label.tsx';

/** A group of characters, what it means, and its colour. */
export type CodePart = readonly [text: string, meaning: string, tone: Tone];

interface SplitCodeProps extends Place {
  readonly parts: readonly CodePart[];
  readonly size?: number;
  /** Of the meanings below. */
  readonly meaningSize?: number;
  /** The tiles share it; without it they are as wide as their groups and meanings need. */
  readonly width?: number;
}

/** A code cut into its groups, each on a tile with its meaning below. */
export function SplitCode({
  parts,
  size = 26,
  meaningSize = 14,
  width: whole,
  ...place
}: SplitCodeProps) {
  const natural = parts.map(([text, meaning]) =>
    Math.round(Math.max(56, text.length * size * 0.68 + 32, textWidth(meaning, meaningSize) + 8)),
  );
  const used = natural.reduce((sum, tile) => sum + tile + 8, -8);
  const more = whole ? (whole - used) / parts.length : 0;
  const tiles = natural.map((tile) => tile + more);
  return (
    <At {...place}>
      {parts.map(([text, meaning, tone], index) => {
        const width = tiles[index] ?? 0;
        const left = tiles.slice(0, index).reduce((sum, tile) => sum + tile + 8, 0);
        const [ground, ink] = soft[tone];
        return (
          <g key={meaning} transform={`translate(${left} 0)`}>
            <rect width={width} height={size * 1.7} rx={8} className={ground} />
            <Label
              x={width / 2}
              y={size * 1.2}
              size={size}
              weight={700}
              tone={ink}
              anchor="middle"
              mono
            >
              {text}
            </Label>
            <Label
              x={width / 2}
              y={size * 1.7 + meaningSize + 6}
              size={meaningSize}
              tone="muted"
              anchor="middle"
            >
              {meaning}
            </Label>
          </g>
        );
      })}
    </At>
  );
}
