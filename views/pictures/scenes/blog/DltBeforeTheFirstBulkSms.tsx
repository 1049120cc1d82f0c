import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const steps = ['Business', 'Header', 'Template'];
const written = { strokeWidth: 16 } as const;
const bubble =
  'M38 66H174a20 20 0 0120 20V194a20 20 0 01-20 20H74L42 246V214H38a20 20 0 01-20-20V86a20 20 0 0120-20z';

/** Three registrations that follow each other down to the phone with the message. */
export function DltBeforeTheFirstBulkSms() {
  return (
    <Cover ground="brand" motif={<RegisteredMessage />}>
      <path d="M92 100v160" className="stroke-on-brand" strokeWidth={6} />
      <path d="M296 280C356 280 336 196 400 196" className="stroke-on-brand" strokeWidth={6} />
      {steps.map((step, index) => (
        <Panel key={step} x={48} y={42 + index * 98} width={256} height={80}>
          <Tick x={44} y={40} size={46} />
          <Label x={82} y={51} size={32} weight={800}>
            {step}
          </Label>
        </Panel>
      ))}
      <Phone x={384} y={42} width={232} height={480} scale={0.9} screen="surface-2">
        <path d={bubble} className="surface" />
        <path d={bubble} className="stroke-line" strokeWidth={2} />
        <path d="M42 100H104M42 140H78M42 180H128" className="stroke-faint" {...written} />
        <path d="M134 100H170M110 140H170" className="stroke-marigold" {...written} />
        <Tick x={164} y={234} size={88} />
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
