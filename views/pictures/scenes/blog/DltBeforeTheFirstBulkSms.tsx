import { Phone } from '../../kit/devices/Phone.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const steps = ['Business', 'Header', 'Template'];

/** Three registrations that follow each other down to the phone with the message. */
export function DltBeforeTheFirstBulkSms() {
  return (
    <Cover topic="messaging" motif={<RegisteredMessage />}>
      <path d="M152 112v40m48 64v40" className="stroke-on-brand" strokeWidth={4} />
      <Connector from={[344, 292]} to={[404, 220]} tone="on-brand" />
      {steps.map((step, index) => (
        <Panel key={step} x={40 + index * 48} y={40 + index * 104} width={208} height={72}>
          <Tick x={38} y={36} size={40} />
          <Label x={72} y={45} size={26} weight={700}>
            {step}
          </Label>
        </Panel>
      ))}
      <Phone x={392} y={40} width={216} height={480} screen="surface-2">
        <Label x={99} y={84} size={22} weight={800} tone="brand-ink" anchor="middle">
          KIRANA
        </Label>
        <Panel x={12} y={104} width={174} height={128} flat>
          <rect x={82} y={18} width={64} height={30} rx={8} className="marigold-soft" />
          <rect x={14} y={82} width={87} height={30} rx={8} className="marigold-soft" />
          <Label x={16} y={40} size={22}>
            Order
          </Label>
          <Label x={88} y={40} size={22} weight={700} tone="marigold-ink">
            2041
          </Label>
          <Label x={16} y={72} size={22}>
            is ready on
          </Label>
          <Label x={20} y={104} size={22} weight={700} tone="marigold-ink">
            14 Nov
          </Label>
        </Panel>
        <Pill x={99} y={252} anchor="middle" tone="green" size={20} glyph="check">
          Approved
        </Pill>
      </Phone>
    </Cover>
  );
}

/* For small cards: a message that is allowed. */
const RegisteredMessage = () => (
  <>
    <path
      d="M36 28H140a16 16 0 0116 16v64a16 16 0 01-16 16H72L44 148V124H36a16 16 0 01-16-16V44a16 16 0 0116-16z"
      className="surface"
    />
    <path d="M40 56H136M40 96H84" className="stroke-line" strokeWidth={8} />
    <path d="M40 76H104" className="stroke-brand" strokeWidth={8} />
    <Tick x={132} y={124} size={56} />
  </>
);
