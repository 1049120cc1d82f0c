import { BrandedPhone } from '../../kit/devices/BrandedPhone.tsx';
import { BrandChoice } from '../../kit/screens/BrandChoice.tsx';
import { malda, shopBrands } from '../../kit/screens/shopBrands.ts';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, side by side. */
export const RechargeBrandsNarrow = () => (
  <Scene width={400} height={312}>
    <Rings x={400} y={312} size={320} />
    {shopBrands.map((brand, index) => (
      <BrandChoice
        key={brand.name}
        x={26}
        y={32 + index * 92}
        brand={brand}
        chosen={brand === malda}
        beside
      />
    ))}
    <BrandedPhone x={192} y={24} scale={0.767} brand={malda} />
  </Scene>
);
