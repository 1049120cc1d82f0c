import { BrandedPhone } from '../../kit/devices/BrandedPhone.tsx';
import { BrandChoice } from '../../kit/screens/BrandChoice.tsx';
import { malda, shopBrands } from '../../kit/screens/shopBrands.ts';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One app under the logos of three shop networks, and below them the phone of a retailer with the one in the middle. */
export function RechargeBrands() {
  return (
    <Scene width={400} height={624} grows="around">
      <Rings x={200} y={400} size={400} />
      {shopBrands.map((brand, index) => (
        <BrandChoice
          key={brand.name}
          x={48 + index * 120}
          y={40}
          brand={brand}
          chosen={brand === malda}
        />
      ))}
      <BrandedPhone x={76} y={188} height={404} brand={malda} />
    </Scene>
  );
}
