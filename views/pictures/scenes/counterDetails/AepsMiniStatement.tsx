import { MiniStatement } from '../../kit/documents/MiniStatement.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A mini statement that comes out of the printer, with wages and pension in green. */
export function AepsMiniStatement() {
  return (
    <Scene width={400} height={364} ground="mint" grows="above">
      <Rings x={400} y={0} size={260} tone="green-soft" />
      <MiniStatement y={24} step={37} />
    </Scene>
  );
}
