import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { TemplateGap } from '../../kit/screens/TemplateGap.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const messages = [
  ['98300 XXXXX', '₹2,400', 28],
  ['98310 XXXXX', '₹1,800', 158],
] as const;

/** A registered template with two variable parts, and the two messages that one call makes of it. */
export function SmsTemplate() {
  return (
    <Scene width={1200} height={292} ground="brand">
      <Panel x={40} y={40} width={500} height={204} flat title="FEE-DUE">
        <Pill x={480} y={14} anchor="end" size={16} tone="green" glyph="check">
          Registered
        </Pill>
        <Label x={24} y={112} size={22} weight={600}>
          Fee of
        </Label>
        <TemplateGap x={102} y={87} width={108} tone="marigold">
          amount
        </TemplateGap>
        <Label x={224} y={112} size={22} weight={600}>
          is due on
        </Label>
        <TemplateGap x={334} y={87} width={72} tone="green">
          due
        </TemplateGap>
        <Label x={406} y={112} size={22} weight={600}>
          .
        </Label>
        <Label x={24} y={170} size={17} tone="muted">
          From NOTICE, two variables
        </Label>
      </Panel>
      {messages.map(([to, amount, y]) => (
        <g key={to}>
          <Connector from={[540, 142]} to={[628, y + 52]} tone="on-brand" arrow />
          <Label x={642} y={y + 59} size={20} weight={700} tone="on-brand">
            {to}
          </Label>
          <MessageBubble
            x={808}
            y={y + 8}
            width={348}
            size={20}
            lines={[`Fee of ${amount} is due on`, '30 Nov 2026.']}
          />
        </g>
      ))}
    </Scene>
  );
}
