import { At, type Place } from './At.tsx';

interface PhotoFrameProps extends Place {
  readonly width: number;
  readonly height: number;
}

/** Where a form takes a photograph: a frame with the outline of head and shoulders. */
export function PhotoFrame({ width, height, ...place }: PhotoFrameProps) {
  return (
    <At {...place}>
      <rect width={width} height={height} rx={8} className="brand-soft" />
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={7}
        className="stroke-brand-lift"
        strokeWidth={2}
      />
      <At x={width / 2} y={height} scale={Number((height / 116).toFixed(3))}>
        <path d="M-20-66a20 24 0 0040 0a20 24 0 00-40 0" className="brand-lift" />
        <path d="M-36-2c0-24 14-34 36-34s36 10 36 34z" className="brand-lift" />
      </At>
    </At>
  );
}
