import { Receipt } from '../../kit/documents/Receipt.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

const route = 'M552 440C472 440 424 416 448 376S560 336 552 304S424 288 432 232';

const hills = 'M-8 288C64 216 120 224 184 264s120-8 200-32 104 64 160 40 72-32 104-24v280H-8z';

const peaks: readonly Peak[] = [
  [256, 112, 152],
  [592, 132, 128],
  [448, 48, 184],
];

/** A route from Kolkata over the hills to Pokhara, and the slip of the transfer that took it. */
export function IndoNepal() {
  return (
    <Scene width={640} height={520}>
      <circle cx={560} cy={76} r={32} className="marigold-soft" />
      <Ranges peaks={peaks} hour="day" />
      <path d={hills} className="brand-soft" />
      <path d={hills} className="brand-lift" opacity={0.45} />
      <path d="M-8 352c96-48 184-40 272-8s200 8 384-40v216H-8z" className="green-soft" />
      <path d="M-8 440c120-40 240-24 336-8s208 8 320-24v112H-8z" className="green-soft" />
      <path d="M-8 440c120-40 240-24 336-8s208 8 320-24v112H-8z" className="green" opacity={0.3} />
      <path d={route} className="stroke-surface" strokeWidth={12} />
      <path d={route} className="stroke-brand" strokeWidth={5} />
      <circle cx={552} cy={440} r={12} className="surface" />
      <circle cx={552} cy={440} r={8} className="brand" />
      <MapPin x={432} y={232} tone="marigold" size={64} />
      <Panel x={474} y={200} width={104} height={40} radius={8}>
        <Label x={52} y={26} size={17} weight={700} anchor="middle">
          Pokhara
        </Label>
      </Panel>
      <Panel x={504} y={456} width={104} height={40} radius={8}>
        <Label x={52} y={26} size={17} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <Receipt
        x={36}
        y={64}
        turn={-2}
        scale={1.36}
        width={252}
        title="Transfer to Nepal"
        note="14 Nov 2026, 10:24"
        lines={[
          ['Receiver', 'Sunita Thapa'],
          ['Sent', '₹15,000'],
        ]}
        total={['Receives', 'NPR 24,000']}
      />
      <TurningBadge x={64} y={352} width={264} size={21} was="On its way">
        Ready to collect
      </TurningBadge>
    </Scene>
  );
}
