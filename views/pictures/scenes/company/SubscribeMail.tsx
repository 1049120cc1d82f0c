import { Avatar } from '../../kit/people/Avatar.tsx';
import { IconAndWord } from '../../kit/shapes/IconAndWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** An email that is ready to send, with its subject filled in. */
export function SubscribeMail() {
  return (
    <Scene width={480} height={352} ground="warm" grows="around">
      <Rings x={480} y={0} size={320} tone="marigold-soft" />
      <Panel x={36} y={32} width={408} height={288}>
        <Avatar x={56} y={52} size={56} glyph="mail" />
        <Label x={100} y={44} size={18} tone="muted">
          Subject
        </Label>
        <Label x={100} y={70} size={19} weight={700}>
          Question about your services
        </Label>
        <path d="M1 100.500H407" className="stroke-line" />
        <Label x={28} y={142} size={21}>
          I would like to know more about
        </Label>
        <Label x={28} y={174} size={21} weight={700} tone="brand-ink">
          payouts and bulk SMS.
        </Label>
        <path d="M269 156v24" className="stroke-ink" strokeWidth={2.5} />
        <rect x={28} y={208} width={152} height={52} rx={26} className="brand" />
        <IconAndWord x={104} y={234} glyph="send" size={21} tone="on-brand">
          Send
        </IconAndWord>
      </Panel>
    </Scene>
  );
}
