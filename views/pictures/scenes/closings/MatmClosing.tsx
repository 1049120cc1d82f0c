import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Bicycle } from '../../kit/things/Bicycle.tsx';
import { closingSize } from './closingSize.ts';

/** A shop by the road of a village with the sign that it pays cash, and the bicycle of who came for it. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <circle cx={44} cy={66} r={28} className="marigold" opacity={0.85} />
      <path d="M0 250Q90 170 190 236T440 196V400H0z" className="green" opacity={0.22} />
      <path d="M0 300Q120 232 260 284T440 270V400H0z" className="green" opacity={0.3} />
      <path d="M0 348H440V400H0z" className="marigold-soft" />
      <path d="M66 350V214" className="stroke-skin-deep" strokeWidth={13} />
      <path
        d="M66 118a44 44 0 0140 62 40 40 0 01-18 66H44a40 40 0 01-18-66 44 44 0 0140-62z"
        className="green"
      />
      <At x={142} y={92} scale={1.06}>
        <path d="M34-20V8M230-20V8" className="stroke-deep" strokeWidth={6} />
        <g transform="translate(2 -58)">
          <rect width={260} height={52} rx={8} fill="url(#night)" />
          <Glyph name="card" x={16} y={12} size={28} tone="code-string" bold />
          <Label x={56} y={34} size={21} weight={800} tone="on-brand">
            Cash withdrawal
          </Label>
        </g>
        <Shop hair="turban" clothes="deep-lift" looks="left" x={12} y={0}>
          <PinReader x={180} y={106} scale={0.22} small />
        </Shop>
      </At>
      <Bicycle x={-8} y={274} scale={0.92} />
    </Scene>
  );
}
