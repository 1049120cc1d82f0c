import { FullKycCard } from '../../kit/money/prepaidFaces.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { tableCardSize, tableCardTop } from './tableCardSize.ts';

/** The full-KYC card of the table. */
export function PrepaidFullKyc() {
  return (
    <Scene {...tableCardSize} ground="none">
      <At x={0} y={tableCardTop}>
        <FullKycCard />
      </At>
    </Scene>
  );
}
