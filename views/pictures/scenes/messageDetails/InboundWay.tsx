import { Connector } from '../../kit/Connector.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The server of the company, what it answers, and the template of its reply. */
const slots = ['Your server', '200 OK', 'TRIAL-STARTED'] as const;

/** A text comes in from a customer, goes to the server of the company, and its answer goes out. */
export function InboundWay() {
  return (
    <Scene width={480} height={560} ground="deep">
      <MessageBubble x={216} y={36} width={232} own flat size={24} lines={['TRIAL 700019']} />
      <Label x={32} y={62} size={18} weight={600} tone="on-deep-muted">
        Customer
      </Label>
      <Label x={32} y={90} size={20} weight={700} tone="on-deep">
        98300XXXXX
      </Label>
      <Connector from={[332, 116]} to={[332, 176]} tone="code-number" upright arrow />
      <g transform="translate(32 188)">
        <rect width={416} height={84} rx={16} className="marigold" />
        <Glyph name="chat" x={24} y={26} size={32} tone="deep" />
        <Label x={72} y={40} size={18} weight={600} tone="deep">
          Your number
        </Label>
        <Label x={72} y={66} size={24} weight={800} tone="deep">
          567XX
        </Label>
        <Label x={392} y={53} size={20} weight={700} tone="deep" anchor="end">
          TRIAL
        </Label>
      </g>
      <Connector from={[332, 272]} to={[332, 316]} tone="code-number" upright arrow />
      <g transform="translate(216 326)">
        {slots.map((slot, index) => (
          <g key={slot} transform={`translate(0 ${index * 68})`}>
            <rect width={232} height={60} rx={8} className="surface" />
            <circle cx={26} cy={30} r={7} className={slot === '200 OK' ? 'green' : 'brand-lift'} />
            {slot === 'Your server' && (
              <path d="M176 22h32M176 30h32M176 38h32" className="stroke-line" strokeWidth={4} />
            )}
            {slot === '200 OK' ? (
              <Label x={46} y={37} size={18} weight={700} mono>
                {slot}
              </Label>
            ) : (
              <Label x={46} y={36} size={17} tone="muted">
                {slot}
              </Label>
            )}
          </g>
        ))}
      </g>
      <Connector from={[216, 492]} to={[136, 488]} tone="code-number" arrow />
      <g transform="translate(24 340)">
        <MessageBubble
          x={8}
          y={0}
          width={164}
          size={19}
          flat
          lines={['Your trial', 'is open for', '7 days.']}
        />
      </g>
      <Pill x={32} y={472} size={16} tone="green" glyph="send">
        Reply
      </Pill>
    </Scene>
  );
}
