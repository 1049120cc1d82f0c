import { Portrait } from '../../kit/people/Portrait.tsx';
import { TransferCount, TransferFields } from '../../kit/screens/YearOfTransfers.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside long words: the same card with the sender at its head and wider fields. */
export function NepalYearTall() {
  return (
    <Scene width={400} height={556} ground="warm" grows="around">
      <Rings x={0} y={556} size={340} tone="marigold-soft" />
      <Panel x={28} y={28} width={344} height={500}>
        <path d="M0 84V16A16 16 0 0116 0H328a16 16 0 0116 16V84z" fill="url(#sheen)" />
        <Label x={24} y={39} size={21} weight={800} tone="on-brand">
          Cash transfers, 2026
        </Label>
        <Label x={24} y={64} size={15} tone="on-brand">
          Sender: Bikash Thapa
        </Label>
        <Portrait x={298} y={42} size={50} clothes="brand-lift" />
        <TransferFields columns={3} x={24} y={108} width={91} height={72} gap={11.5} />
        <path d="M24 450.500H320" className="stroke-line" />
        <TransferCount y={481} />
      </Panel>
    </Scene>
  );
}
