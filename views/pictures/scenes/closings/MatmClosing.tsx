import { CashStall } from '../../kit/places/CashStall.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Bicycle } from '../../kit/things/Bicycle.tsx';
import { closingSize } from './closingSize.ts';

/** A stall by the road of a village with the sign that it pays cash, and before it the bicycle of who came for it. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <path
        d="M0 214C70 160 150 168 220 214C290 260 370 216 440 176V400H0z"
        className="green-soft"
      />
      <path
        d="M0 276C60 236 130 238 200 270C280 306 360 290 440 256V400H0z"
        className="green"
        opacity={0.4}
      />
      <path d="M0 326H440V400H0z" className="marigold-soft" />
      <CashStall x={68} y={18} />
      <ellipse cx={101} cy={384} rx={86} ry={6} className="shade" />
      <Bicycle x={16} y={272} scale={1.12} tone="marigold" />
    </Scene>
  );
}
