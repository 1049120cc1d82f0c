import { SenderName } from '../../kit/screens/SenderName.tsx';
import { TypedMessages } from '../../kit/screens/TypedMessages.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The name of a sender taken apart, and a message of each type, told by the last letter of its sender. */
export function SmsHeaderTall() {
  return (
    <Scene width={400} height={568} ground="mint" grows="around">
      <SenderName x={28} y={32} />
      <TypedMessages x={28} y={152} step={98} height={84} />
    </Scene>
  );
}
