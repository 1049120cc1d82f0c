import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Stamp } from '../../kit/Stamp.tsx';

/** A genuine card that is stamped inoperative, and the warning before a payment to its holder. */
export function PanInoperative() {
  return (
    <Scene width={480} height={400} ground="warm" grows="around">
      <Rings x={480} y={0} size={340} tone="marigold-soft" />
      <Panel x={32} y={28} width={416} height={236}>
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
        <Stamp x={208} y={182} size={34} tone="red" turn={-5}>
          Inoperative
        </Stamp>
      </Panel>
      <Panel x={32} y={288} width={416} height={84}>
        <circle cx={52} cy={42} r={24} className="marigold-soft" />
        <Glyph name="pause" x={38} y={28} size={28} tone="marigold-ink" bold />
        <Label x={92} y={38} size={19} weight={700}>
          Wait before you pay
        </Label>
        <Label x={92} y={63} size={17} tone="muted">
          This PAN counts as none
        </Label>
      </Panel>
    </Scene>
  );
}
