import { PhoneInPalm } from '../../kit/people/PhoneInPalm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone in a hand, whose app has taken a code of four digits. */
export function CaseInApp() {
  return (
    <Scene {...bitSize} ground="brand">
      <CaseGround tone="brand-lift" opacity={0.6} />
      <PhoneInPalm x={58} y={12} scale={0.94}>
        <rect x={8} y={22} width={98} height={48} rx={10} className="brand-soft" />
        <Label x={57} y={58} size={34} weight={800} tone="brand-ink" anchor="middle">
          4821
        </Label>
        <Tick x={57} y={101} size={36} />
      </PhoneInPalm>
    </Scene>
  );
}
