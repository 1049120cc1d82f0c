import { PersonStanding } from '../../kit/people/Person.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A passer-by with her phone before a shop, whose poster asks for a text that begins with SALE. */
export function CaseInCity() {
  return (
    <Scene {...bitSize} ground="warm">
      <CaseGround tone="marigold" opacity={0.32} />
      <path d="M8 132H176V136H8z" className="shade" />
      <path d="M18 18H166V132H18z" className="deep-lift" />
      <rect x={28} y={46} width={128} height={76} rx={4} className="brand-lift" />
      <path d="M20 127H164" className="stroke-brand-lift" strokeWidth={4} />
      <rect x={38} y={58} width={104} height={60} rx={4} className="marigold" />
      <Label x={90} y={79} size={17} weight={600} tone="deep" anchor="middle">
        Text
      </Label>
      <Label x={90} y={108} size={32} weight={800} tone="deep" anchor="middle">
        SALE
      </Label>
      <Awning x={14} y={18} stripe={26} count={6} drop={16} overhang={4} fascia />
      <PersonStanding x={152} y={14} scale={0.82} hair="long" clothes="green" drape="red" />
    </Scene>
  );
}
