import { Rings } from '../../kit/Backdrop.tsx';
import { ChequeLeaf } from '../../kit/ChequeLeaf.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { IfscParts } from '../../kit/IfscParts.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** The same beside words, with what the code tells and what it does not. */
export function FinderChequeTall() {
  return (
    <Scene width={520} height={572} ground="warm" grows="around">
      <Rings x={520} y={0} size={420} tone="marigold-soft" />
      <ChequeLeaf x={28} y={32} />
      <IfscParts x={28} y={308} />
      <Panel x={28} y={472} width={464} height={68}>
        <Tick x={40} y={34} size={32} />
        <Label x={68} y={41} size={19} weight={600}>
          Bank, branch
        </Label>
        <path d="M228 16V52" className="stroke-line" />
        <circle cx={264} cy={34} r={16} className="red-soft" />
        <Glyph name="x" x={253} y={23} size={22} tone="red" bold />
        <Label x={292} y={41} size={19} weight={600}>
          Account holder
        </Label>
      </Panel>
    </Scene>
  );
}
