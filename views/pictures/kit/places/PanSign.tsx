import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PanSignProps extends Place {
  readonly width: number;
  readonly size: number;
}

/** What the shop does, on a board that hangs on two rods from above the picture. */
export const PanSign = ({ width, size, ...place }: PanSignProps) => (
  <At {...place}>
    <path d={`M24 0V-60M${width - 24} 0V-60`} className="stroke-brand-lift" strokeWidth={3} />
    <rect width={width} height={size * 2} rx={10} fill="url(#sheen)" />
    <rect
      x={4}
      y={4}
      width={width - 8}
      height={size * 2 - 8}
      rx={7}
      className="stroke-code-string"
      strokeWidth={1.5}
      opacity={0.8}
    />
    <Label x={width / 2} y={size * 1.35} size={size} weight={700} tone="on-brand" anchor="middle">
      PAN applications
    </Label>
  </At>
);
