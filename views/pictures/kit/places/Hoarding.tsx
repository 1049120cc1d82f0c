import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface HoardingProps extends Place {
  readonly width: number;
  /** Of its larger line. */
  readonly size: number;
  /** How far below the edge of the picture it hangs. */
  readonly hangs: number;
}

/** The hoarding of a sari shop, 3.1 times as high as its larger letters, that asks for a text; two rods from above hold it. */
export function Hoarding({ width, size, hangs, ...place }: HoardingProps) {
  const height = size * 3.1;
  const line = { x: width / 2, tone: 'on-brand', anchor: 'middle' } as const;
  return (
    <At {...place}>
      {[0.2, 0.8].map((part) => (
        <rect
          key={part}
          x={width * part - size * 0.12}
          y={-hangs}
          width={size * 0.24}
          height={hangs + 8}
          className="device-lift"
        />
      ))}
      {/* Its paint keeps its colours after dark. */}
      <g className="sheet">
        <Panel x={0} y={0} width={width} height={height} tone="red">
          <Label {...line} y={size * 1.17} size={size * 0.82} weight={600}>
            Find your nearest shop
          </Label>
          <Label {...line} y={size * 2.4} size={size} weight={800}>
            Text SARI and pincode to 567XX
          </Label>
        </Panel>
        <rect
          x={5}
          y={5}
          width={width - 10}
          height={height - 10}
          rx={11}
          className="stroke-code-string"
          strokeWidth={2}
        />
      </g>
    </At>
  );
}
