import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A genuine card that is stamped inoperative, and what its holder loses of a payment to tax. */
export function PanInoperative() {
  return (
    <Scene width={480} height={460} ground="warm" grows="around">
      <Rings x={480} y={0} size={340} tone="marigold-soft" />
      <Panel x={32} y={20} width={416} height={224}>
        <path d="M0 56V16A16 16 0 0116 0H400a16 16 0 0116 16V56z" fill="url(#sheen)" />
        <Label x={24} y={36} size={20} weight={700} tone="on-brand">
          PAN card
        </Label>
        <Label x={392} y={35} size={17} tone="on-brand" anchor="end">
          Specimen
        </Label>
        <Label x={24} y={90} size={17} tone="muted">
          Ananya Sen
        </Label>
        <Label x={24} y={126} size={30} weight={800} spacing={2}>
          ABCPS1234F
        </Label>
        <Stamp x={208} y={166} size={30} tone="red" turn={-5}>
          Inoperative
        </Stamp>
      </Panel>
      <Panel x={32} y={260} width={416} height={180}>
        <Label x={24} y={76} size={64} weight={800} tone="red">
          20%
        </Label>
        <Label x={200} y={50} size={20} weight={700}>
          at least, in tax
        </Label>
        <Label x={200} y={76} size={17} tone="muted">
          of what you pay
        </Label>
        <rect x={24} y={96} width={368} height={24} rx={8} className="green-soft" />
        <path d="M32 96H98V120H32a8 8 0 01-8-8V104a8 8 0 018-8z" className="red" />
        <Label x={24} y={153} size={18} weight={700} tone="red">
          ₹10,000 or more
        </Label>
        <Label x={392} y={153} size={18} weight={700} anchor="end">
          of ₹50,000
        </Label>
      </Panel>
    </Scene>
  );
}
