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
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Panel x={24} y={24} width={376} height={300}>
        <path d="M0 16a16 16 0 0116-16H360a16 16 0 0116 16V56H0z" fill="url(#sheen)" />
        <Label x={24} y={36} size={20} weight={700} tone="on-brand">
          New email
        </Label>
        <rect x={260} y={10} width={96} height={36} rx={18} className="surface" />
        <IconAndWord x={308} y={28} size={17} weight={700} tone="brand-ink" glyph="send">
          Send
        </IconAndWord>
        {fields.map(([field, value], row) => (
          <g key={field} transform={`translate(24 ${56 + row * 44})`}>
            <Label x={0} y={28} size={17} tone="muted">
              {field}
            </Label>
            <Label x={84} y={28} size={18} weight={700}>
              {value}
            </Label>
            <path d="M-23 44H351" className="stroke-line" />
          </g>
        ))}
        <Label x={24} y={172} size={17}>
          Please tell me about
        </Label>
        <Pill x={24} y={184} size={16} tone="brand">
          Bulk SMS
        </Pill>
        <Pill x={134} y={184} size={16} tone="brand">
          Payout API
        </Pill>
      </Panel>
      {/* Over the foot of the mail that it replies to. */}
      <Panel x={104} y={276} width={312} height={96}>
        <Portrait x={58} y={48} size={64} hair="bun" clothes="green" tone="green-soft" />
        <Label x={108} y={43} size={19} weight={700}>
          Re: Your services
        </Label>
        <Label x={108} y={69} size={17} tone="muted">
          Kolkata office
        </Label>
      </Panel>
    </Scene>
  );
}
