import { BrandedApp } from '../../kit/devices/BrandedPhone.tsx';
import { shopBrands } from '../../kit/screens/shopBrands.ts';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One app becomes those of three shop networks, side by side: the same screen under three logos, names and colours. */
export function RechargeBrands() {
  return (
    <Scene width={400} height={624} grows="around">
      <Rings x={200} y={400} size={400} />
      <path
        d="M200 138V174M73 206V182q0-8 8-8H319q8 0 8 8V206M200 174V206"
        className="stroke-brand-lift"
        strokeWidth={3.5}
      />
      <rect x={104} y={54} width={192} height={88} rx={20} fill="url(#sheen)" />
      <Glyph name="phone" x={116} y={78} size={40} tone="on-brand" bold />
      <Label x={166} y={107} size={26} weight={800} tone="on-brand">
        One app
      </Label>
      {shopBrands.map((brand, index) => (
        <BrandedApp key={brand.name} x={14 + index * 127} y={206} brand={brand} height={580} />
      ))}
    </Scene>
  );
}
