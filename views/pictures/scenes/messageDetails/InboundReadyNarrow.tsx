import { KeywordRow, SimOnTile } from '../../kit/documents/NumberRequest.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones only the three keywords and the SIM, in one low row. */
export function InboundReadyNarrow() {
  return (
    <Scene width={400} height={84} ground="warm">
      <KeywordRow x={24} y={17} scale={0.9} />
      <SimOnTile x={322} y={11} scale={0.43} />
    </Scene>
  );
}
