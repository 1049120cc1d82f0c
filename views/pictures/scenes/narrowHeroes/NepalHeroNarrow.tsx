import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { BorderSign } from '../../kit/places/BorderSign.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { TerracedFields } from '../../kit/places/TerracedFields.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [[330, 56, 160]];
const route = 'M356 306C310 308 284 292 296 270S376 252 370 222 286 220 286 186';

/** The head of the Indo-Nepal page for phones: the receipt in front of the route, over fewer fields. */
export function NepalHeroNarrow() {
  return (
    <Scene width={400} height={376}>
      <circle cx={356} cy={46} r={40} className="marigold-soft" />
      <circle cx={356} cy={46} r={27} className="marigold" />
      <Ranges peaks={peaks} />
      <path d="M-8 208c120-40 240-24 416-24v200H-8z" className="brand-soft" />
      <path d="M-8 208c120-40 240-24 416-24v200H-8z" className="brand-lift" opacity={0.45} />
      <path d="M-8 280c120-32 240-20 416-32v140H-8z" className="meadow" />
      <path d="M-8 280c120-32 240-20 416-32v140H-8z" className="meadow-lit" opacity={0.2} />
      <TerracedFields x={0} y={270} scale={0.7} />
      <path d={route} className="stroke-surface" strokeWidth={12} />
      <path d={route} className="stroke-brand" strokeWidth={5} />
      <BorderSign x={264} y={212} scale={0.84} />
      <MapPin x={286} y={186} tone="marigold" size={54} />
      <circle cx={356} cy={306} r={11} className="brand" />
      <Panel x={310} y={136} width={80} height={34} radius={8}>
        <Label x={40} y={23} size={16} weight={700} anchor="middle">
          Pokhara
        </Label>
      </Panel>
      <Panel x={308} y={328} width={80} height={34} radius={8}>
        <Label x={40} y={23} size={16} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <NepalReceipt x={14} y={42} turn={-2} scale={0.97} />
    </Scene>
  );
}
