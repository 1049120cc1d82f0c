import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const request = ['"orderId": "RC-20418",', '"amount": 299'];

/** The same request sent twice, and the one charge that comes of it. */
export function OwnOrderIdOnEveryPayment() {
  return (
    <Cover topic="software" motif={[421, 92, 178]}>
      {[32, 192].map((y) => (
        <CodeWindow key={y} x={32} y={y} width={320} title="POST" size={19} lines={request} />
      ))}
      <Connector from={[352, 100]} to={[416, 164]} />
      <Connector from={[352, 260]} to={[416, 196]} />
      <Panel x={416} y={88} width={192} height={184}>
        <circle cx={96} cy={56} r={28} className="green" />
        <Glyph name="check" x={78} y={38} size={36} tone="surface" bold />
        <Label x={96} y={128} size={38} weight={800} anchor="middle">
          ₹299
        </Label>
        <Label x={96} y={160} size={20} weight={600} tone="muted" anchor="middle">
          charged once
        </Label>
      </Panel>
    </Cover>
  );
}
