import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The steps of the registration with a tick each, and the sale that may be announced then. */
export function SmsClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Panel x={20} y={88} width={180} height={224} title="DLT">
        <CheckList x={34} y={92} checks={['Entity ID', 'Header', 'Template']} size={19} step={50} />
      </Panel>
      <Phone x={218} y={36} width={206} height={560} screen="surface-2" time="">
        <Avatar x={94} y={84} size={48} glyph="megaphone" tone="marigold" />
        <Label x={94} y={134} size={18} weight={700} anchor="middle">
          AX-NOTICE-P
        </Label>
        <MessageBubble
          x={12}
          y={156}
          width={164}
          size={18}
          flat
          lines={['Sale on all', 'sizes, from', '20 to 22 Nov.']}
        />
      </Phone>
    </Scene>
  );
}
