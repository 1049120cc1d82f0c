import { soft, type Tone } from '../palette.ts';
import { At, type Place } from './At.tsx';
import { Label } from './Label.tsx';

/** A group of characters, what it means, and its colour. */
export type CodePart = readonly [text: string, meaning: string, tone: Tone];

interface SplitCodeProps extends Place {
  readonly parts: readonly CodePart[];
  readonly size?: number;
  /** Of the meanings below. */
  readonly meaningSize?: number;
}

/** A code cut into its groups, each on a tile with its meaning below. */
export function SplitCode({ parts, size = 26, meaningSize = 14, ...place }: SplitCodeProps) {
  const tiles = parts.map(([text]) => Math.max(64, Math.round(text.length * size * 0.68 + 32)));
  return (
    <At {...place}>
      {parts.map(([text, meaning, tone], index) => {
        const width = tiles[index] ?? 0;
        const left = tiles.slice(0, index).reduce((sum, tile) => sum + tile + 8, 0);
        const [ground, ink] = soft[tone];
        return (
          <g key={meaning} transform={`translate(${left} 0)`}>
            <rect width={width} height={size * 1.7} rx={8} className={ground} />
            <Label x={width / 2} y={size * 1.2} size={size} weight={800} tone={ink} anchor="middle">
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
