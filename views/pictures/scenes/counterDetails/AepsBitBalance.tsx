import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A balance to which wages were just added, on the shop’s phone, which the lower edge cuts. */
export const AepsBitBalance = () => (
  <Scene {...bitSize} ground="brand">
    <Phone x={32} y={12} width={176} height={300} time="">
      <Label x={79} y={66} size={30} weight={800} anchor="middle">
        ₹12,460
      </Label>
      <path d="M0 80H158V300H0z" className="green-soft" />
      <Label x={16} y={114} size={23} weight={700} tone="green-ink">
        +₹8,200
      </Label>
      <circle cx={129} cy={106} r={13} className="green" />
      <path
        d="M129 99.500v13M123.500 107l5.500 5.500 5.500-5.500"
        className="stroke-surface"
        strokeWidth={2.5}
      />
    </Phone>
  </Scene>
);
