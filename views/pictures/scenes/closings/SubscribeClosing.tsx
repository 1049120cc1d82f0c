import { Portrait } from '../../kit/people/Portrait.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
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

/** The email that the button opens, as it is written, with two services named in it, and the reply of a person. */
export function SubscribeClosing() {
  return (
    <Scene {...closingSize} ground="warm" night="raised">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Panel x={16} y={14} width={396} height={336}>
        <path d="M0 16a16 16 0 0116-16H380a16 16 0 0116 16V60H0z" fill="url(#sheen)" />
        <Label x={24} y={39} size={24} weight={700} tone="on-brand">
          New email
        </Label>
        <rect x={264} y={10} width={112} height={40} rx={20} className="marigold" />
        <IconAndWord x={320} y={30} size={19} weight={700} tone="deep" glyph="send">
          Send
        </IconAndWord>
        {fields.map(([field, value], row) => (
          <g key={field} transform={`translate(24 ${60 + row * 46})`}>
            <Label x={0} y={31} size={19} tone="muted">
              {field}
            </Label>
            <Label x={88} y={31} size={21} weight={700}>
              {value}
            </Label>
            <path d="M-23 45.500H371" className="stroke-line" />
          </g>
        ))}
        <Label x={24} y={184} size={21}>
          Please tell me about
        </Label>
        <Pill x={24} y={198} size={20} tone="brand" glyph="chat">
          Bulk SMS
        </Pill>
        <Pill x={190} y={198} size={20} tone="green" glyph="bank">
          Payout API
        </Pill>
        <Label x={24} y={264} size={21}>
          Thank you
        </Label>
        {/* The next letter comes here. */}
        <path d="M130 245V269" className="stroke-brand" strokeWidth={3} />
      </Panel>
      <Reply />
    </Scene>
  );
}

/* Over the foot of the email that it answers. */
const Reply = () => (
  <Panel x={48} y={296} width={376} height={90}>
    <Portrait x={60} y={45} size={68} hair="bun" clothes="green" tone="green-soft" />
    <Label x={114} y={39} size={21} weight={700}>
      Re: Your services
    </Label>
    <Label x={114} y={67} size={19} tone="muted">
      Kolkata office
    </Label>
    <circle cx={352} cy={4} r={20} className="green" />
    <Glyph name="mail" x={340} y={-8} tone="surface" bold />
  </Panel>
);
