import { cardFaceSize } from '../../kit/CardFace.tsx';
import { FullKycCard } from '../../kit/prepaidFaces.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The full-KYC card of the table. */
export function PrepaidFullKyc() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <FullKycCard />
    </Scene>
  );
}
