import { SenderNameExplained } from '../../kit/screens/SenderNameExplained.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The name of a sender in its parts, and a phone with a message from it, which the lower edge cuts. */
export function SmsHeaderTall() {
  return (
    <Scene width={400} height={568} ground="mint" grows="above">
      <SenderNameExplained x={28} y={32} />
    </Scene>
  );
}
