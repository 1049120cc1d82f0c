import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface HoardingProps extends Place {
  /** How far its posts go down to the ground. */
  readonly posts: number;
}

/** A hoarding by the road, 352 × 176, that asks for a text. */
export function Hoarding({ posts, ...place }: HoardingProps) {
  return (
    <At {...place}>
      <path
        d={`M72 170V${176 + posts}M280 170V${176 + posts}`}
        className="stroke-faint"
        strokeWidth={14}
      />
      <Panel x={0} y={0} width={352} height={176} tone="sheen">
        <Label x={32} y={46} size={20} weight={600} tone="on-brand">
          Try it for a week. Text
        </Label>
        <Label x={32} y={110} size={60} weight={800} tone="on-brand">
          TRIAL
        </Label>
        <Label x={32} y={149} size={26} weight={700} tone="on-brand">
          to 567XX
        </Label>
        <circle cx={288} cy={88} r={40} className="on-brand" opacity={0.16} />
        <Glyph name="chat" x={266} y={66} size={44} tone="on-brand" />
      </Panel>
    </At>
  );
}
