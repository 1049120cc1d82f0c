import { Portrait } from '../../kit/people/Portrait.tsx';
import { IconAndWord } from '../../kit/shapes/IconAndWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const fields = [
  ['To', 'Kolkata office'],
  ['Subject', 'Your services'],
] as const;

/** The email that the button opens, with two services named in it, and the reply of a person. */
export function SubscribeClosing() {
  return (
    <Scene {...closingSize} ground="warm" night="raised">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Panel x={24} y={20} width={376} height={286}>
        <path d="M0 16a16 16 0 0116-16H360a16 16 0 0116 16V56H0z" fill="url(#sheen)" />
        <Label x={24} y={36} size={21} weight={700} tone="on-brand">
          New email
        </Label>
        <rect x={256} y={9} width={100} height={38} rx={19} className="surface" />
        <IconAndWord x={306} y={28} size={18} weight={700} tone="brand-ink" glyph="send">
          Send
        </IconAndWord>
        {fields.map(([field, value], row) => (
          <g key={field} transform={`translate(24 ${56 + row * 43})`}>
            <Label x={0} y={28} size={18} tone="muted">
              {field}
            </Label>
            <Label x={88} y={28} size={19} weight={700}>
              {value}
            </Label>
            <path d="M-23 42.500H351" className="stroke-line" />
          </g>
        ))}
        <Label x={24} y={172} size={19}>
          Please tell me about
        </Label>
        <Pill x={24} y={184} size={18} tone="brand">
          Bulk SMS
        </Pill>
        <Pill x={146} y={184} size={18} tone="brand">
          Payout API
        </Pill>
        <Label x={24} y={247} size={19}>
          Thank you
        </Label>
      </Panel>
      {/* Over the foot of the mail that it replies to. */}
      <Panel x={112} y={294} width={312} height={88}>
        <Portrait x={56} y={45} size={64} hair="bun" clothes="green" tone="green-soft" />
        <Label x={112} y={40} size={20} weight={700}>
          Re: Your services
        </Label>
        <Label x={112} y={66} size={18} tone="muted">
          Kolkata office
        </Label>
      </Panel>
    </Scene>
  );
}
