import { Label } from '../../kit/Label.tsx';
import { MapPin } from '../../kit/MapPin.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { StreetMap } from '../../kit/StreetMap.tsx';

/** A message for us, and the town on the map; a narrow column cuts off a sixth at either side, which holds streets alone. */
export function Contact() {
  return (
    <Scene width={480} height={320} ground="warm">
      <StreetMap x={0} y={0} width={480} height={320} from={[72, 80]} nameless />
      <MapPin x={384} y={192} size={76} tone="marigold" />
      <Panel x={276} y={48} width={128} height={44} radius={8}>
        <Label x={64} y={29} size={19} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <MessageBubble
        x={68}
        y={120}
        own
        lines={['Good morning! Which', 'API fits our shop?']}
        size={19}
      />
      <Portrait x={330} y={232} size={60} hair="bun" />
    </Scene>
  );
}
