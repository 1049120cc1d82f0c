import type { Colour } from '../../palette.ts';

interface MapPinProps {
  /** The point of the pin. */
  readonly x: number;
  readonly y: number;
  /** Its height. */
  readonly size?: number;
  readonly tone?: Colour;
  /** Only an outline of dots: there is no such place. */
  readonly dotted?: boolean;
  /** With a light edge, where it would sink into a dark map. */
  readonly edged?: boolean;
}

const drop = 'M0 0C-14-22-30-34-30-58a30 30 0 0160 0C30-34 14-22 0 0z';

/** A pin that stands on a map. */
export function MapPin({ x, y, size = 64, tone = 'brand', dotted, edged }: MapPinProps) {
  const scale = Number((size / 88).toFixed(3));
  return (
    <>
      <ellipse cx={x} cy={y} rx={size * 0.2} ry={size * 0.07} className="shade" />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        {dotted ? (
          <>
            <path d={drop} className="surface" opacity={0.8} />
            <path d={drop} className={`stroke-${tone}`} strokeWidth={5} strokeDasharray="0 10" />
            <circle
              cy={-58}
              r={11}
              className={`stroke-${tone}`}
              strokeWidth={5}
              strokeDasharray="0 9.900"
            />
          </>
        ) : (
          <>
            {edged && <path d={drop} className="stroke-on-deep" strokeWidth={12} />}
            <path d={drop} className={tone} />
            <circle cy={-58} r={11} className="surface" />
          </>
        )}
      </g>
    </>
  );
}
