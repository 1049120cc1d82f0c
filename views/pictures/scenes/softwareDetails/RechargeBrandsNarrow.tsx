import { BrandedApp } from '../../kit/devices/BrandedPhone.tsx';
import { shopBrands } from '../../kit/screens/shopBrands.ts';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without the app that they have in common. */
export const RechargeBrandsNarrow = () => (
  <Scene width={400} height={312}>
    <Rings x={400} y={312} size={320} />
    {shopBrands.map((brand, index) => (
      <BrandedApp key={brand.name} x={14 + index * 127} y={16} brand={brand} />
    ))}
  </Scene>
);
