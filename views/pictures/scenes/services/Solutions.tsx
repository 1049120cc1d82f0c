import { PersonStanding } from '../../kit/people/Person.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A text on its way: a passer-by under the hoarding that asks for it sends it, it is in the inbox, and the reply comes back. */
export function Solutions() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={400} />
      <path d="M226 220V478M554 220V478" className="stroke-faint" strokeWidth={12} />
      <Hoarding x={176} y={24} scale={1.22} />
      <path d="M0 484H640" className="stroke-faint" strokeWidth={3} />
      <PersonStanding x={44} y={204} scale={1.06} mirrored={96} hair="long" clothes="green" />
      <MessageBubble x={150} y={276} width={160} lines={['TRIAL 700019']} size={18} />
      <path
        d="M314 302h16m-8-8l8 8-8 8M330 438h-16m8-8l-8 8 8 8M480 384v14m-8-8l8 8 8-8"
        className="stroke-brand"
        strokeWidth={4}
      />
      <Inbox x={336} y={248} width={288} />
      <MessageBubble
        x={150}
        y={390}
        width={160}
        own
        size={16}
        lines={['Your trial is', 'open for 7 days.']}
      />
      <g transform="translate(336 404)">
        <rect width={288} height={64} rx={16} className="deep" />
        <Label x={20} y={39} size={19} weight={700} tone="on-deep">
          Your server
        </Label>
        <Label x={268} y={39} size={19} tone="code-number" anchor="end" mono>
          200 OK
        </Label>
      </g>
    </Scene>
  );
}
