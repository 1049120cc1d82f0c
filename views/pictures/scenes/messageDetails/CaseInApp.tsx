import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone before a table, whose app has taken a code of four digits. */
export function CaseInApp() {
  return (
    <Scene {...bitSize} ground="brand">
      <CaseGround tone="brand-lift" opacity={0.6} />
      <Phone x={40} y={12} width={160} height={240} screen="ground-end" time="">
        <rect x={15} y={50} width={112} height={56} rx={10} className="brand-soft" />
        <Label x={71} y={92} size={38} weight={800} tone="brand-ink" anchor="middle">
          4821
        </Label>
      </Phone>
      <Tick x={206} y={88} size={40} />
    </Scene>
  );
}
