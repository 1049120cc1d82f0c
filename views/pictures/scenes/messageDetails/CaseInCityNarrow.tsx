import { Awning } from '../../kit/places/Awning.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: only the shop with its poster. */
export function CaseInCityNarrow() {
  return (
    <Scene {...narrowBitSize} ground="warm">
      <CaseGround tone="marigold" opacity={0.32} narrow />
      <path d="M12 182H148V186H12z" className="shade" />
      <path d="M20 34H140V182H20z" className="deep-lift" />
      <rect x={28} y={66} width={104} height={106} rx={4} className="brand-lift" />
      <path d="M22 176H138" className="stroke-brand-lift" strokeWidth={4} />
      <rect x={34} y={82} width={92} height={82} rx={4} className="marigold" />
      <Label x={80} y={113} size={22} weight={600} tone="deep" anchor="middle">
        Text
      </Label>
      <Label x={80} y={146} size={32} weight={800} tone="deep" anchor="middle">
        SALE
      </Label>
      <Awning x={15} y={34} stripe={26} count={5} drop={20} overhang={5} fascia />
    </Scene>
  );
}
