import { Label } from '../../kit/Label.tsx';
import { MapPin } from '../../kit/MapPin.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { StreetMap } from '../../kit/StreetMap.tsx';

/** A message for us, and the town on the map. */
export function Contact() {
  return (
    <Scene width={480} height={320} ground="warm">
      <StreetMap x={96} y={24} width={360} height={272} from={[72, 80]} nameless />
      <MapPin x={380} y={192} size={76} tone="marigold" />
      <Panel x={304} y={44} width={128} height={44} radius={8}>
        <Label x={64} y={29} size={19} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <MessageBubble
        x={32}
        y={120}
        own
        lines={['Good morning! Which', 'API fits our shop?']}
        size={19}
      />
      <Portrait x={300} y={216} size={60} hair="bun" />
    </Scene>
  );
}
