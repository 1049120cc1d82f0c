import { Awning } from '../../kit/places/Awning.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop whose poster asks for a text that begins with SALE. */
export function CaseInCity() {
  return (
    <Scene {...bitSize} ground="warm">
      <path d="M36 40H204V150H36z" className="deep-lift" />
      <rect x={54} y={74} width={74} height={60} rx={6} className="marigold" />
      <Label x={91} y={112} size={25} weight={800} tone="deep" anchor="middle">
        SALE
      </Label>
      <path d="M144 74h44v76h-44z" className="brand-lift" />
      <Glyph name="chat" x={151} y={82} size={30} tone="on-brand" />
      <Awning x={24} y={22} stripe={32} count={6} drop={26} />
    </Scene>
  );
}
