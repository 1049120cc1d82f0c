import { ConsentRecord, ConsentTick } from '../../kit/documents/ConsentRecord.tsx';
import { Boxes } from '../../kit/shapes/Boxes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The form in which a holder types the PAN and agrees to the check, and the record of the consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={420} ground="mint" grows="around">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <Panel x={20} y={20} width={320} height={260}>
        <Label x={20} y={42} size={21} weight={700}>
          Your PAN
        </Label>
        <Boxes x={20} y={58} text="ABCPS1234F" size={24.4} />
        <ConsentTick x={20} y={110} />
        <rect x={20} y={196} width={280} height={44} rx={22} className="brand" />
        <Label x={160} y={225} size={19} weight={700} tone="on-brand" anchor="middle">
          Continue
        </Label>
      </Panel>
      <path d="M180 292V318m-8-8l8 8 8-8" className="stroke-green" strokeWidth={3} />
      <Panel x={20} y={328} width={320} height={72}>
        <ConsentRecord x={20} y={20} />
      </Panel>
    </Scene>
  );
}
