import { Avatar } from '../../kit/people/Avatar.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { messages, sender } from '../services/smsCampaign.ts';
import { closingSize } from './closingSize.ts';

/** The messages of one sender, each with the report that it arrived. */
export function SmsClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Avatar x={56} y={40} size={48} glyph="bell" />
      <Label x={92} y={47} size={20} weight={700}>
        {sender}
      </Label>
      {messages.map((lines, index) => (
        <g key={lines[0]} transform={`translate(${32 + index * 36} ${78 + index * 104})`}>
          <MessageBubble x={0} y={0} lines={lines} width={296} size={19} />
          <Pill x={312} y={68} anchor="end" tone="green" size={16} glyph="check">
            Delivered
          </Pill>
        </g>
      ))}
    </Scene>
  );
}
