import { Receipt } from '../../kit/documents/Receipt.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

const peaks: readonly Peak[] = [[330, 32, 160]];
const route = 'M356 290C300 294 262 284 280 258S372 246 366 218S282 216 282 182';

/** The head of the Indo-Nepal page for phones: the slip in front of the route. */
export function NepalHeroNarrow() {
  return (
    <Scene width={400} height={376}>
      <Ranges peaks={peaks} hour="day" />
      <path d="M-8 208c120-40 240-24 416-24v200H-8z" className="brand-soft" />
      <path d="M-8 208c120-40 240-24 416-24v200H-8z" className="brand-lift" opacity={0.45} />
      <path d="M-8 280c120-32 240-16 416-24v132H-8z" className="green-soft" />
      <path d={route} className="stroke-surface" strokeWidth={12} />
      <path d={route} className="stroke-brand" strokeWidth={5} />
      <MapPin x={282} y={182} tone="marigold" size={54} />
      <circle cx={356} cy={290} r={11} className="brand" />
      <Panel x={310} y={129} width={80} height={34} radius={8}>
        <Label x={40} y={23} size={16} weight={700} anchor="middle">
          Pokhara
        </Label>
      </Panel>
      <Panel x={310} y={318} width={80} height={34} radius={8}>
        <Label x={40} y={23} size={16} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <Receipt
        x={16}
        y={40}
        turn={-2}
        scale={0.95}
        width={246}
        title="Transfer to Nepal"
        note="14 Nov 2026, 10:24"
        lines={[
          ['Receiver', 'Sunita Thapa'],
          ['Sent', '₹15,000'],
        ]}
        total={['Receives', 'NPR 24,000']}
      />
      <TurningBadge x={16} y={300} width={216} size={19} was="On its way">
        Ready to collect
      </TurningBadge>
    </Scene>
  );
}
