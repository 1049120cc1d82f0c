import { Rings } from '../../kit/Backdrop.tsx';
import { Envelope } from '../../kit/Envelope.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { MapPin } from '../../kit/MapPin.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { StreetMap } from '../../kit/StreetMap.tsx';
import { hours } from './hours.ts';

/** The ways to reach us: a message, an email that is ready to go, the town on the map, the hours. */
export function Contact() {
  return (
    <Scene width={640} height={600} ground="warm">
      <Rings x={0} y={600} size={400} tone="marigold-soft" />
      <StreetMap x={240} y={32} width={344} height={504} from={[72, 80]} />
      <Panel x={440} y={56} width={120} height={40} radius={8}>
        <Label x={60} y={26} size={17} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <MapPin x={488} y={216} size={88} tone="marigold" />
      <MessageBubble
        x={40}
        y={72}
        own
        lines={['Good morning! Which', 'API fits our shop?']}
        size={18}
      />
      <Portrait x={312} y={172} size={64} hair="bun" />
      <Envelope x={32} y={252}>
        <Label x={20} y={36} tone="muted">
          Subject
        </Label>
        <Label x={20} y={61} size={18} weight={700}>
          API for our shop
        </Label>
        <path d="M20 80.500H236" className="stroke-faint" opacity={0.45} />
        <Label x={20} y={108} size={16}>
          We run a shop in Asansol
        </Label>
      </Envelope>
      <Panel x={352} y={384} width={256} height={168}>
        <Glyph name="clock" x={24} y={22} size={26} tone="brand" />
        <Label x={62} y={42} size={18} weight={700}>
          Opening hours
        </Label>
        {hours.map(([days, time], index) => (
          <g key={days}>
            <path d={`M24 ${66.5 + index * 44}H232`} className="stroke-line" />
            <Label x={24} y={95 + index * 44} size={16} tone="muted">
              {days}
            </Label>
            <Label x={232} y={95 + index * 44} size={16} weight={700} anchor="end">
              {time}
            </Label>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
