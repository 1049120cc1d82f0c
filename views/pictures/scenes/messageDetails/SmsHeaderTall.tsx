import { SenderNameExplained } from '../../kit/screens/SenderNameExplained.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The name of a sender on a dark strip, and a card for each of its parts. */
export function SmsHeaderTall() {
  return (
    <Scene width={400} height={568} ground="mint" grows="around">
      <SenderNameExplained x={28} y={32} />
    </Scene>
  );
}
