import { Dots } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** One person has entered a batch of salaries; another is about to approve it. */
export function PayoutApproval() {
  return (
    <Scene width={480} height={440} ground="brand" grows="around">
      <Dots x={40} y={32} size={400} rows={24} tone="brand-lift" />
      <Panel x={56} y={40} width={368} height={136}>
        <Label x={28} y={44} size={18} weight={700}>
          Salaries, November
        </Label>
        <Label x={340} y={44} size={17} tone="muted" anchor="end">
          3 payouts
        </Label>
        <path d="M28 62.5H340" className="stroke-line" />
        <Label x={28} y={108} size={38} weight={800}>
          ₹1,28,700
        </Label>
      </Panel>
      <path d="M148 176v44M332 176v44" className="stroke-on-brand" strokeWidth={3} />
      <Panel x={32} y={220} width={200} height={188}>
        <Portrait x={100} y={64} size={80} hair="bun" clothes="brand" />
        <Tick x={132} y={92} size={30} />
        <Label x={100} y={136} size={18} weight={700} anchor="middle">
          Meera
        </Label>
        <Label x={100} y={162} size={17} tone="green-ink" weight={600} anchor="middle">
          Entered 10:04
        </Label>
      </Panel>
      <Panel x={248} y={220} width={200} height={188}>
        <Portrait x={100} y={62} size={80} tone="marigold-soft" clothes="green" />
        <Label x={100} y={130} size={18} weight={700} anchor="middle">
          Rahul
        </Label>
        <rect x={28} y={142} width={144} height={36} rx={18} className="brand" />
        <Label x={92} y={166} size={17} weight={700} tone="on-brand" anchor="middle">
          Approve
        </Label>
        <Glyph name="check" x={132} y={150} size={20} tone="on-brand" bold />
      </Panel>
    </Scene>
  );
}
