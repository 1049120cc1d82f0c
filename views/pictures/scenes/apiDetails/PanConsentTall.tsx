import { ConsentRecord, ConsentTick } from '../../kit/documents/ConsentRecord.tsx';
import { Boxes } from '../../kit/shapes/Boxes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words: the form from the top of the panel, the record at its foot. */
export function PanConsentTall() {
  return (
    <Scene width={360} height={512} ground="mint" grows="around">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <Panel x={20} y={20} width={320} height={332}>
        <Label x={20} y={46} size={23} weight={700}>
          Your PAN
        </Label>
        <Boxes x={20} y={68} text="ABCPS1234F" size={24.4} />
        <path d="M0 124.500H320" className="stroke-line" />
        <ConsentTick x={20} y={150} scale={1.08} />
        <rect x={20} y={260} width={280} height={48} rx={24} className="brand" />
        <Label x={160} y={291} size={19} weight={700} tone="on-brand" anchor="middle">
          Continue
        </Label>
      </Panel>
      <path d="M180 362V390m-8-8l8 8 8-8" className="stroke-green" strokeWidth={3} />
      <Panel x={20} y={400} width={320} height={92}>
        <ConsentRecord x={24} y={26} scale={1.1} />
      </Panel>
    </Scene>
  );
}
