import { MiniStatement } from '../../kit/documents/MiniStatement.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, with more room between its entries. */
export function AepsMiniStatementTall() {
  return (
    <Scene width={400} height={432} ground="mint" grows="above">
      <Rings x={400} y={0} size={260} tone="green-soft" />
      <MiniStatement y={36} step={48} />
    </Scene>
  );
}
