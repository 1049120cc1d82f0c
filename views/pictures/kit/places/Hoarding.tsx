import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface HoardingProps extends Place {
  /** How far its posts go down to the ground; without them it hangs on a wall. */
  readonly posts?: number;
}

const lamps = [88, 264];

/** A hoarding by the road after dark, 352 × 176, lit by two lamps 24 above it, that asks for a text. */
export function Hoarding({ posts, ...place }: HoardingProps) {
  return (
    <At {...place}>
      {posts && (
        <path
          d={`M72 170V${176 + posts}M280 170V${176 + posts}`}
          className="stroke-faint"
          strokeWidth={14}
        />
      )}
      <Panel x={0} y={0} width={352} height={176} tone="sheen">
        {lamps.map((x) => (
          <path
            key={x}
            d={`M${x - 22} 1L${x - 74} 175H${x + 74}L${x + 22} 1z`}
            className="on-brand"
            opacity={0.12}
          />
        ))}
        <Label x={176} y={40} size={21} weight={600} tone="on-brand" anchor="middle">
          Try it for a week. Text
        </Label>
        <Label x={176} y={121} size={84} weight={800} tone="on-brand" anchor="middle">
          TRIAL
        </Label>
        <Label x={176} y={159} size={30} weight={700} tone="on-brand" anchor="middle">
          to 567XX
        </Label>
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
