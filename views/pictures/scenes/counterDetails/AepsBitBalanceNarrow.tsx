import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the balance on the shop’s phone, which the lower edge cuts. */
export const AepsBitBalanceNarrow = () => (
  <Scene {...narrowBitSize} ground="brand">
    <Phone x={11} y={14} width={138} height={240} time="">
      <Label x={60} y={72} size={22.5} weight={800} anchor="middle">
        ₹12,460
      </Label>
      <path d="M0 92H120V240H0z" className="green-soft" />
      <Label x={60} y={122} size={19} weight={700} tone="green-ink" anchor="middle">
        +₹8,200
      </Label>
      <circle cx={60} cy={149} r={16} className="green" />
      <path d="M60 141v16M53 150l7 7 7-7" className="stroke-surface" strokeWidth={3} />
    </Phone>
  </Scene>
);
