import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Bicycle } from '../../kit/things/Bicycle.tsx';
import { closingSize } from './closingSize.ts';

/** A shop by the road of a village with the sign that it pays cash, and the bicycle of who came for it. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <Glow x={124} y={192} size={150} tone="marigold-soft" />
      <circle cx={124} cy={192} r={30} className="marigold" />
      <path
        d="M0 262C60 218 120 206 190 236C270 262 350 244 440 200V400H0z"
        className="green-soft"
      />
      <path
        d="M0 262C60 218 120 206 190 236C270 262 350 244 440 200V400H0z"
        className="green"
        opacity={0.3}
      />
      <path
        d="M0 300C90 262 170 264 260 284C330 296 390 290 440 272V400H0z"
        className="green"
        opacity={0.35}
      />
      <path d="M0 338H440V400H0z" className="marigold-soft" />
      <Tree x={0} y={30} scale={0.88} />
      <At x={164} y={90} scale={1.03}>
        <Shop hair="turban" clothes="deep-lift" looks="left" x={0} y={0}>
          <path d="M184 148h28l4 6h-36z" className="deep" />
          <PinReader x={188} y={118} scale={0.125} small />
        </Shop>
        <ShopSign />
      </At>
      <Bicycle x={54} y={294} scale={0.7} />
    </Scene>
  );
}

const Tree = (place: Place) => (
  <At {...place}>
    <path d="M58 306V226" className="stroke-skin-deep" strokeWidth={9} />
    <path
      d="M58 128c17 0 28 14 27 31 9 8 11 23 5 34 3 17-11 31-28 30-5 3-13 3-18-1-14-1-22-15-18-28-7-11-5-27 5-35-1-17 11-31 27-31z"
      className="green"
    />
  </At>
);

/* As wide as the awning with its bar, on which it stands. */
const ShopSign = () => (
  <g transform="translate(-8 -54)">
    <rect width={256} height={58} rx={8} fill="url(#night)" />
    <path d="M8 54.500H248" className="stroke-brand-lift" strokeWidth={3} opacity={0.6} />
    <Glyph name="card" x={25} y={14} size={30} tone="code-string" bold />
    <Label x={65} y={36} size={20} weight={800} tone="on-brand">
      Cash withdrawal
    </Label>
  </g>
);
