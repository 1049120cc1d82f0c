import { PhoneInPalm } from '../../kit/people/PhoneInPalm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: more of the hand. */
export function CaseInAppNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <CaseGround tone="brand-lift" opacity={0.6} narrow />
      <PhoneInPalm x={22} y={16} scale={0.86}>
        <rect x={6} y={24} width={102} height={52} rx={10} className="brand-soft" />
        <Label x={57} y={63} size={37} weight={800} tone="brand-ink" anchor="middle">
          4821
        </Label>
        <Tick x={57} y={112} size={44} />
      </PhoneInPalm>
    </Scene>
  );
}
