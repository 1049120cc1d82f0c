import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the code in one field, and the tick below it. */
export function CaseInAppNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <CaseGround tone="brand-lift" opacity={0.6} narrow />
      <Phone x={12} y={12} width={136} height={240} screen="ground-end" time="">
        <rect x={8} y={48} width={102} height={52} rx={10} className="brand-soft" />
        <Label x={59} y={87} size={36} weight={800} tone="brand-ink" anchor="middle">
          4821
        </Label>
        <Tick x={59} y={132} size={48} />
      </Phone>
    </Scene>
  );
}
