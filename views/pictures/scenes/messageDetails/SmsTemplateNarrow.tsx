import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { TemplateGap } from '../../kit/screens/TemplateGap.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const messages = [
  ['98300 XXXXX', '₹2,400', 32],
  ['98310 XXXXX', '₹1,800', 248],
] as const;

/** The same for a phone, with the messages below the template. */
export function SmsTemplateNarrow() {
  return (
    <Scene width={480} height={560} ground="deep">
      <Panel x={32} y={32} width={416} height={216} flat title="FEE-DUE">
        <Pill x={396} y={14} anchor="end" size={16} tone="green" glyph="check">
          Registered
        </Pill>
        <Label x={24} y={104} size={22} weight={600}>
          Fee of
        </Label>
        <TemplateGap x={102} y={79} width={108} tone="marigold">
          amount
        </TemplateGap>
        <Label x={24} y={154} size={22} weight={600}>
          is due on
        </Label>
        <TemplateGap x={134} y={129} width={72} tone="green">
          due
        </TemplateGap>
        <Label x={206} y={154} size={22} weight={600}>
          .
        </Label>
        <Label x={24} y={196} size={17} tone="muted">
          From NOTICE, two variables
        </Label>
      </Panel>
      <Connector from={[132, 248]} to={[132, 304]} tone="code-number" upright arrow />
      <Connector from={[348, 248]} to={[348, 304]} tone="code-number" upright arrow />
      {messages.map(([to, amount, x]) => (
        <g key={to} transform={`translate(${x} 316)`}>
          <Panel x={0} y={0} width={200} height={212} flat />
          <Label x={18} y={38} size={17} weight={700}>
            {to}
          </Label>
          <path d="M0 56.500H200" className="stroke-line" />
          <MessageBubble
            x={16}
            y={74}
            width={170}
            size={19}
            flat
            lines={[`Fee of ${amount}`, 'is due on', '30 Nov 2026.']}
          />
        </g>
      ))}
    </Scene>
  );
}
