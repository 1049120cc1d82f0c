import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A poster with a short code, and a phone that keeps a long one among its contacts. */
export function LongCodeOrShortCode() {
  return (
    <Cover ground="brand" motif={[28, 20, 324]}>
      <path d="M96 240V368M280 240V368" className="stroke-deep-lift" strokeWidth={14} />
      <Panel x={32} y={48} width={312} height={216} tone="marigold">
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
      <Phone x={376} y={32} width={232} height={440}>
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
