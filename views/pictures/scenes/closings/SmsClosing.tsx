import { BustWithPhone } from '../../kit/people/BustWithPhone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A customer reads the sale that may be announced once the sender is registered: the text is above the phone in her hand. */
export function SmsClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <Rings x={440} y={0} size={340} />
      <BustWithPhone x={-8} y={128} scale={1.95} hair="swept" clothes="green" looks="right" lit>
        <rect width={44} height={74} rx={6} className="surface" />
        <rect x={4} y={18} width={28} height={15} rx={4} className="brand" />
        <path d="M4 41H40M4 49H34M4 57H37" className="stroke-line" strokeWidth={3} />
      </BustWithPhone>
      <Panel x={180} y={24} width={238} height={112}>
        <Label x={20} y={34} size={17} weight={800} tone="brand-ink">
          AX-MYSHOP-P
        </Label>
        <Tick x={214} y={28} size={24} />
        <Label x={20} y={66} size={18} weight={600}>
          Sale on all sizes,
        </Label>
        <Label x={20} y={91} size={18} weight={600}>
          from 20 to 22 Nov.
        </Label>
      </Panel>
    </Scene>
  );
}
