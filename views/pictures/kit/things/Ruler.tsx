import { At, type Place } from '../stage/At.tsx';

interface RulerProps extends Place {
  readonly width: number;
}

/** A wooden ruler that lies on a table, 34 high, its marks along the upper edge. */
export function Ruler({ width, ...place }: RulerProps) {
  const marks = Array.from({ length: Math.floor((width - 16) / 8) }, (_, index) => index);
  return (
    <At {...place}>
      <rect x={4} y={6} width={width} height={34} rx={4} className="shade" />
      <rect width={width} height={34} rx={4} className="code-string" />
      <path d={`M4 1.500H${width - 4}`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
      <path
        d={marks.map((mark) => `M${12 + mark * 8} 2v${mark % 5 ? 7 : 13}`).join('')}
        className="stroke-skin-deep"
        strokeWidth={1.5}
      />
      <circle cx={width - 18} cy={22} r={5} className="skin" />
    </At>
  );
}
