import { Awning } from '../../kit/places/Awning.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop whose poster asks for a text that begins with SALE. */
export function CaseInCity() {
  return (
    <Scene {...bitSize} ground="warm">
      <CaseGround tone="marigold" opacity={0.32} />
      <path d="M23 132H217V136H23z" className="shade" />
      <path d="M33 16H207V132H33z" className="deep-lift" />
      <rect x={48} y={48} width={144} height={74} rx={4} className="brand-lift" />
      <path d="M35 127H205" className="stroke-brand-lift" strokeWidth={4} />
      <rect x={64} y={59} width={112} height={59} rx={4} className="marigold" />
      <Label x={120} y={79} size={17} weight={600} tone="deep" anchor="middle">
        Text
      </Label>
      <Label x={120} y={109} size={32} weight={800} tone="deep" anchor="middle">
        SALE
      </Label>
      <Awning x={29} y={16} stripe={26} count={7} drop={18} overhang={4} fascia />
    </Scene>
  );
}
