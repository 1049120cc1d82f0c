import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { CampaignReport } from '../../kit/screens/CampaignReport.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { messages, sender } from '../services/smsCampaign.ts';

/** The head of the SMS page for phones: two messages as they are read, and what became of all of them. */
export function BulkSmsHeroNarrow() {
  return (
    <Scene width={400} height={464} ground="brand">
      <Rings x={0} y={0} size={320} tone="brand-lift" />
      <Phone x={40} y={20} width={320} height={640} screen="surface-2" time="10:24">
        <Avatar x={44} y={76} size={44} glyph="bell" />
        <Label x={78} y={83} size={19} weight={700}>
          {sender}
        </Label>
        {messages.slice(1).map((lines, index) => (
          <MessageBubble
            key={lines[0]}
            x={20}
            y={112 + index * 98}
            lines={lines}
            width={262}
            size={20}
            flat
          />
        ))}
      </Phone>
      <CampaignReport x={16} y={324} width={368} />
    </Scene>
  );
}
