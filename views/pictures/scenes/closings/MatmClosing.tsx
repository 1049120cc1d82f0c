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
      <path
        d="M0 262C60 218 120 206 190 236C270 262 350 244 440 200V400H0z"
        className="green"
        opacity={0.22}
      />
      <path
        d="M0 300C90 262 170 264 260 284C330 296 390 290 440 272V400H0z"
        className="green"
        opacity={0.3}
      />
      <path d="M0 348H440V400H0z" className="marigold-soft" />
      <path d="M40 352V226" className="stroke-skin-deep" strokeWidth={9} />
      <path
        d="M40 134c17 0 28 14 27 31 9 8 11 23 5 34 3 17-11 31-28 30-5 3-13 3-18-1-14-1-22-15-18-28-7-11-5-27 5-35-1-17 11-31 27-31z"
        className="green"
      />
      <At x={164} y={100}>
        <path d="M34-20V8M230-20V8" className="stroke-deep" strokeWidth={6} />
        <g transform="translate(2 -58)">
          <rect width={260} height={52} rx={8} fill="url(#night)" />
          <Glyph name="card" x={16} y={12} size={28} tone="code-string" bold />
          <Label x={56} y={34} size={21} weight={800} tone="on-brand">
            Cash withdrawal
          </Label>
        </g>
        <Shop hair="turban" clothes="deep-lift" looks="left" x={12} y={0}>
          <path d="M178 146h34l4 6h-42z" className="deep" />
          <PinReader x={177} y={94} scale={0.22} small />
        </Shop>
      </At>
      <Bicycle x={58} y={286} scale={0.7} />
    </Scene>
  );
}
