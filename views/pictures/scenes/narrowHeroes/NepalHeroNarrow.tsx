import { Receipt } from '../../kit/documents/Receipt.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

const peaks: readonly Peak[] = [[318, 36, 156]];
const route = 'M352 314C268 320 234 298 274 276S392 266 384 240S318 230 318 206';

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
      <MapPin x={318} y={206} tone="marigold" size={56} />
      <circle cx={352} cy={314} r={11} className="brand" />
      <Panel x={272} y={102} width={92} height={34} radius={8}>
        <Label x={46} y={23} size={16} weight={700} anchor="middle">
          Pokhara
        </Label>
      </Panel>
      <Panel x={288} y={330} width={92} height={34} radius={8}>
        <Label x={46} y={23} size={16} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <Receipt
        x={12}
        y={30}
        turn={-2}
        scale={0.92}
        width={246}
        title="Transfer to Nepal"
        note="14 Nov 2026, 10:24"
        lines={[
          ['Sender', 'Bikash Thapa'],
          ['Receiver', 'Sunita Thapa'],
          ['Pay-out', 'In cash'],
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
