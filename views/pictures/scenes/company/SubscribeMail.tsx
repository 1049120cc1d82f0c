import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** An email that is ready to send, with its subject filled in. */
export function SubscribeMail() {
  return (
    <Scene width={560} height={200} ground="warm" grows="around">
      <Rings x={560} y={0} size={300} tone="marigold-soft" />
      <Panel x={40} y={28} width={480} height={300}>
        <Label x={28} y={41} size={18} tone="muted">
          Subject
        </Label>
        <Label x={112} y={41} size={19} weight={700}>
          Question about your services
        </Label>
        <path d="M28 64.500H452" className="stroke-line" />
        <Label x={28} y={104} size={19}>
          I would like to know more about
        </Label>
        <Label x={28} y={136} size={19} weight={700} tone="brand">
          payouts and bulk SMS.
        </Label>
        <path d="M246 120v22" className="stroke-ink" strokeWidth={2.5} />
        <rect x={320} y={108} width={132} height={48} rx={24} className="brand" />
        <Glyph name="send" x={340} y={120} tone="on-brand" />
        <Label x={376} y={139} size={19} weight={700} tone="on-brand">
          Send
        </Label>
      </Panel>
    </Scene>
  );
}
