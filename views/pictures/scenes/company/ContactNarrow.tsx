import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { MapPin } from '../../kit/MapPin.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { StreetMap } from '../../kit/StreetMap.tsx';
import { hours } from './hours.ts';

/** A message, the town on the map and the hours, in letters for a phone. */
export function ContactNarrow() {
  return (
    <Scene width={480} height={400} ground="warm">
      <StreetMap x={112} y={24} width={344} height={344} from={[72, 80]} nameless />
      <MapPin x={380} y={184} size={76} tone="marigold" />
      <Panel x={304} y={40} width={128} height={44} radius={8}>
        <Label x={64} y={29} size={19} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <MessageBubble
        x={24}
        y={56}
        own
        lines={['Good morning! Which', 'API fits our shop?']}
        size={19}
      />
      <Portrait x={300} y={154} size={56} hair="bun" />
      <Panel x={64} y={204} width={352} height={168}>
        <Glyph name="clock" x={24} y={22} size={28} tone="brand" />
        <Label x={64} y={43} size={20} weight={700}>
          Opening hours
        </Label>
        {hours.map(([days, time], index) => (
          <g key={days}>
            <path d={`M24 ${66.5 + index * 46}H328`} className="stroke-line" />
            <Label x={24} y={97 + index * 46} size={19} tone="muted">
              {days}
            </Label>
            <Label x={328} y={97 + index * 46} size={19} weight={700} anchor="end">
              {time}
            </Label>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
