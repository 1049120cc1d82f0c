import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { FullKycCard } from '../../kit/money/prepaidFaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The full-KYC card of the table. */
export function PrepaidFullKyc() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <FullKycCard />
    </Scene>
  );
}
