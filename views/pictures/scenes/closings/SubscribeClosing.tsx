import { Portrait } from '../../kit/people/Portrait.tsx';
import { IconAndWord } from '../../kit/shapes/IconAndWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The email that the button opens, with two services named in it, and below it the reply of a person. */
export function SubscribeClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Panel x={28} y={28} width={384} height={206}>
        <path d="M0 16a16 16 0 0116-16H368a16 16 0 0116 16V60H0z" fill="url(#sheen)" />
        <Label x={24} y={39} size={24} weight={700} tone="on-brand">
          New email
        </Label>
        {/* Quieter than the button of the page that opens it. */}
        <rect x={252} y={10} width={112} height={40} rx={20} className="on-brand" opacity={0.18} />
        <IconAndWord x={308} y={30} size={19} weight={700} tone="on-brand" glyph="send">
          Send
        </IconAndWord>
        <Label x={24} y={99} size={19} tone="muted">
          Subject
        </Label>
        <Label x={112} y={99} size={21} weight={700}>
          Your services
        </Label>
        <path d="M1 124.500H383" className="stroke-line" />
        <Pill x={24} y={146} size={20} tone="brand" glyph="chat">
          Bulk SMS
        </Pill>
        <Pill x={188} y={146} size={20} tone="green" glyph="bank">
          Payout API
        </Pill>
      </Panel>
      <Reply />
    </Scene>
  );
}

/* Below the email that it answers, and as wide. */
const Reply = () => (
  <Panel x={28} y={254} width={384} height={118}>
    <Portrait x={66} y={59} size={84} hair="bun" clothes="green" tone="green-soft" />
    <Label x={124} y={39} size={18} weight={600} tone="muted">
      Re: Your services
    </Label>
    <Label x={124} y={68} size={20} weight={700}>
      Which of the two do
    </Label>
    <Label x={124} y={94} size={20} weight={700}>
      you need first?
    </Label>
  </Panel>
);
