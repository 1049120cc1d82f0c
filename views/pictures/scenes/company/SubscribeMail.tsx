import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** An email that is ready to send, with its subject filled in. */
export function SubscribeMail() {
  return (
    <Scene width={560} height={248} ground="warm" grows="around">
      <Rings x={560} y={0} size={300} tone="marigold-soft" />
      <Panel x={40} y={24} width={480} height={200}>
        <Label x={28} y={38} size={18} tone="muted">
          Subject
        </Label>
        <Label x={112} y={38} size={19} weight={700}>
          Question about your services
        </Label>
        <path d="M1 56.500H479" className="stroke-line" />
        <Label x={28} y={88} size={19}>
          I would like to know more about
        </Label>
        <Label x={28} y={116} size={19} weight={700} tone="brand-ink">
          payouts and bulk SMS.
        </Label>
        <path d="M246 100v22" className="stroke-ink" strokeWidth={2.5} />
        <rect x={28} y={138} width={132} height={44} rx={22} className="brand" />
        <Glyph name="send" x={48} y={148} tone="on-brand" />
        <Label x={84} y={167} size={19} weight={700} tone="on-brand">
          Send
        </Label>
      </Panel>
    </Scene>
  );
}
