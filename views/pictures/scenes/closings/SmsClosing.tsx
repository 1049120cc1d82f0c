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
        <path d="M0 6A6 6 0 016 0H38A6 6 0 0144 6V20H0z" className="brand" />
        <rect x={4} y={26} width={36} height={22} rx={5} className="brand-soft" />
        <Label x={22} y={41.5} size={13} weight={800} tone="brand-ink" anchor="middle">
          Sale
        </Label>
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
