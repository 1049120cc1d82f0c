import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface HoardingProps extends Place {
  /** Low and long, 592 × 148, with three lamps and its last two lines side by side. */
  readonly wide?: true;
}

const looks = {
  high: { width: 352, height: 176, lamps: [88, 264] },
  wide: { width: 592, height: 148, lamps: [104, 296, 488] },
} as const;

/** A hoarding on a wall after dark, 352 × 176, lit by lamps 26 above it, that asks for a text. */
export function Hoarding({ wide, ...place }: HoardingProps) {
  const { width, height, lamps } = looks[wide ? 'wide' : 'high'];
  const line = { x: width / 2, tone: 'on-brand', anchor: 'middle' } as const;
  return (
    <At {...place}>
      <Panel x={0} y={0} width={width} height={height} tone="sheen">
        {lamps.map((x) => (
          <path
            key={x}
            d={`M${x - 22} 1L${x - 74} ${height - 1}H${x + 74}L${x + 22} 1z`}
            className="on-brand"
            opacity={0.12}
          />
        ))}
        <Label {...line} y={40} size={21} weight={600}>
          Try it for a week. Text
        </Label>
        {wide ? (
          <>
            <Label x={62} y={122} size={84} weight={800} tone="on-brand">
              TRIAL
            </Label>
            <Label x={530} y={122} size={50} weight={700} tone="on-brand" anchor="end">
              to 567XX
            </Label>
          </>
        ) : (
          <>
            <Label {...line} y={121} size={84} weight={800}>
              TRIAL
            </Label>
            <Label {...line} y={159} size={30} weight={700}>
              to 567XX
            </Label>
          </>
        )}
      </Panel>
      {lamps.map((x) => (
        <g key={x}>
          <path d={`M${x} 0V-16`} className="stroke-faint" strokeWidth={5} />
          <rect x={x - 24} y={-26} width={48} height={14} rx={7} className="marigold" />
        </g>
      ))}
    </At>
  );
}
