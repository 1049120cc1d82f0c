import { CompanyPapers } from '../../kit/documents/CompanyPapers.tsx';
import { SimOnTile, ThreeKeywords } from '../../kit/documents/NumberRequest.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones in one row, without the address. */
export function InboundReadyNarrow() {
  return (
    <Scene width={400} height={148} ground="warm">
      <CompanyPapers x={24} y={11} scale={0.62} />
      <ThreeKeywords x={192} y={11} scale={0.66} />
      <SimOnTile x={280} y={19} scale={0.76} />
    </Scene>
  );
}
