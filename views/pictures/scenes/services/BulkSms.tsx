import { Avatar } from '../../kit/Avatar.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Donut } from '../../kit/Donut.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningPill } from '../../kit/TurningPill.tsx';
import { messages, sender, sent } from './smsCampaign.ts';

const counts = [
  ['Delivered', '12,107', 'green'],
  ['Failed', '373', 'red'],
] as const;

/** Three messages of one sender on a phone, and the count of the campaign behind it. */
export function BulkSms() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={0} y={0} size={400} tone="brand-lift" />
      <Panel x={272} y={64} width={344} height={392}>
        <Label x={72} y={48} size={19} weight={700}>
          Campaign
        </Label>
        <TurningPill x={320} y={29} anchor="end" size={15} was="Sending">
          Complete
        </TurningPill>
        <Donut
          x={196}
          y={168}
          radius={72}
          thickness={20}
          shares={[
            [0.03, 'red'],
            [0.97, 'green'],
          ]}
        />
        <Label x={196} y={172} size={30} weight={800} anchor="middle">
          {sent}
        </Label>
        <Label x={196} y={196} size={16} tone="muted" anchor="middle">
          sent
        </Label>
        {counts.map(([label, count, tone], index) => (
          <g key={label} transform={`translate(72 ${280 + index * 52})`}>
            <path d="M0 .500H248" className="stroke-line" />
            <circle cx={8} cy={28} r={7} className={tone} />
            <Label x={28} y={34} size={17}>
              {label}
            </Label>
            <Label x={248} y={34} size={20} weight={800} anchor="end">
              {count}
            </Label>
          </g>
        ))}
      </Panel>
      <Phone x={40} y={32} width={280} height={600} screen="surface-2" time="10:24">
        <Avatar x={131} y={76} size={48} glyph="bell" />
        <Label x={131} y={124} size={17} weight={700} anchor="middle">
          {sender}
        </Label>
        {messages.map((lines, index) => (
          <MessageBubble
            key={lines[0]}
            x={20}
            y={148 + index * 106}
            lines={lines}
            width={224}
            size={17}
            flat
          />
        ))}
      </Phone>
    </Scene>
  );
}
