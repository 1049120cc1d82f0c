import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A poster with a short code, and a phone that keeps a long one among its contacts. */
export function LongCodeOrShortCode() {
  return (
    <Cover ground="brand" motif={<ShortCode />}>
      <path d="M102 220V368M266 220V368" className="stroke-deep-lift" strokeWidth={14} />
      <Panel x={44} y={56} scale={0.9} width={312} height={216} tone="marigold">
        <Label x={156} y={48} size={28} weight={700} tone="deep" anchor="middle">
          Text JOIN to
        </Label>
        <Label x={156} y={128} size={80} weight={800} tone="deep" anchor="middle" spacing={1}>
          56XXX
        </Label>
        <path d="M24 154H288" className="stroke-deep" strokeWidth={2} opacity={0.4} />
        <Label x={156} y={188} size={22} weight={600} tone="deep" anchor="middle">
          Short code
        </Label>
      </Panel>
      <Phone x={382} y={40} scale={0.92} width={232} height={462}>
        <Avatar x={107} y={100} size={80} glyph="store" tone="marigold" />
        <Label x={107} y={178} size={22} weight={700} anchor="middle">
          Balaji Stores
        </Label>
        <Label x={107} y={212} size={22} weight={600} tone="muted" anchor="middle">
          98300 XXXXX
        </Label>
        <Pill x={107} y={236} size={22} tone="brand" anchor="middle">
          Long code
        </Pill>
      </Phone>
    </Cover>
  );
}

/* For small cards: the poster with its code alone. */
const ShortCode = () => (
  <>
    <path d="M48 120V180M128 120V180" className="stroke-deep-lift" strokeWidth={9} />
    <Panel x={14} y={36} width={148} height={96} radius={12} tone="marigold">
      <Label x={74} y={62} size={40} weight={800} tone="deep" anchor="middle">
        56XXX
      </Label>
    </Panel>
  </>
);
