import { SenderName } from '../../kit/screens/SenderName.tsx';
import { TypedMessages } from '../../kit/screens/TypedMessages.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same below words. */
export function SmsHeader() {
  return (
    <Scene width={400} height={460} ground="mint" grows="around">
      <SenderName x={28} y={24} />
      <TypedMessages x={28} y={132} step={78} height={68} />
    </Scene>
  );
}
