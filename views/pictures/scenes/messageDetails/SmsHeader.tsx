import { SenderName } from '../../kit/screens/SenderName.tsx';
import { TypedMessage } from '../../kit/screens/TypedMessage.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same above the table of the letters: one message stands for all. */
export function SmsHeader() {
  return (
    <Scene width={400} height={236} ground="mint" grows="around">
      <SenderName x={28} y={24} />
      <TypedMessage x={28} y={132} height={76} />
    </Scene>
  );
}
