import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface LetterheadProps extends Place {
  readonly width: number;
  readonly height: number;
  /** The size of the number, which is printed at the foot. */
  readonly size: number;
}

/** A sheet of a company's own paper: its mark at the head, a few written lines, and its mobile number at the foot. */
export function Letterhead({ width, height, size, ...place }: LetterheadProps) {
  const foot = height - size * 1.9;
  const lines = Math.floor((foot - 46) / 14);
  return (
    <At {...place}>
      <g className="sheet">
        <Shadow width={width} height={height} radius={3} />
        <rect width={width} height={height} rx={3} className="paper" />
        <circle cx={22} cy={22} r={10} className="green" />
        <path d="M22 12a10 10 0 010 20z" className="code-number" />
        <path d={`M${width - 60} 18h48m-30 10h30`} className="stroke-green" strokeWidth={4} />
        {Array.from({ length: lines }, (_, line) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            key={line}
            d={`M12 ${50 + line * 14}H${line === lines - 1 ? width * 0.55 : width - 12}`}
            className="stroke-faint"
            strokeWidth={4}
            opacity={0.45}
          />
        ))}
        <path d={`M12 ${foot}H${width - 12}`} className="stroke-green" strokeWidth={2.5} />
        <Label x={width / 2} y={height - size * 0.6} size={size} weight={800} anchor="middle">
          90070 XXXXX
        </Label>
      </g>
    </At>
  );
}
