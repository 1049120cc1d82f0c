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
      <path d="M72 100v160" className="stroke-on-brand" strokeWidth={6} />
      <path d="M300 290C360 290 340 200 404 200" className="stroke-on-brand" strokeWidth={6} />
      {steps.map((step, index) => (
        <Panel key={step} x={32} y={28 + index * 108} width={284} height={88}>
          <Tick x={48} y={44} size={52} />
          <Label x={88} y={57} size={38} weight={800}>
            {step}
          </Label>
        </Panel>
      ))}
      <Phone x={376} y={36} width={232} height={480} screen="surface-2">
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
