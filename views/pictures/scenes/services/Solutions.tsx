import { Avatar } from '../../kit/Avatar.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SimModem } from '../../kit/SimModem.tsx';

/** A text on its way: from the hoarding that asks for it, by the phone that sends it, to the inbox. */
export function Solutions() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={520} size={400} />
      <path
        d="M88 208v112M344 208v320"
        className="stroke-faint"
        strokeWidth={12}
        strokeLinecap="butt"
      />
      <path d="M24 216h368" className="stroke-faint" strokeWidth={8} />
      <Panel x={32} y={32} width={352} height={176} tone="sheen">
        <Label x={32} y={46} size={20} weight={600} tone="on-brand">
          Try it for a week. Text
        </Label>
        <Label x={32} y={110} size={60} weight={800} tone="on-brand">
          TRIAL
        </Label>
        <Label x={32} y={149} size={26} weight={700} tone="on-brand">
          to 567XX
        </Label>
        <circle cx={288} cy={88} r={40} className="on-brand" opacity={0.16} />
        <Glyph name="chat" x={266} y={66} size={44} tone="on-brand" />
      </Panel>
      <Phone x={40} y={248} width={232} height={480} screen="surface-2" time="10:24">
        <Label x={107} y={72} size={18} weight={700} anchor="middle">
          567XX
        </Label>
        <path d="M0 88.500H214" className="stroke-line" />
        <MessageBubble
          x={18}
          y={112}
          own
          width={180}
          lines={['TRIAL 700019']}
          size={19}
          time="10:24"
          flat
        />
      </Phone>
      <SimModem x={432} y={32} />
      <Connector from={[520, 264]} to={[520, 336]} tone="green" upright arrow />
      <Connector from={[247, 408]} to={[304, 408]} tone="brand-lift" arrow />
      <Panel x={304} y={336} width={304} height={152} title="Inbox" note="567XX">
        <Avatar x={48} y={104} size={56} glyph="chat" />
        <Label x={88} y={98} size={17} weight={700}>
          98300XXXXX
        </Label>
        <Label x={88} y={122} size={16} tone="muted">
          700019, 10:24
        </Label>
        <Pill x={284} y={89} anchor="end" tone="marigold" size={15}>
          TRIAL
        </Pill>
      </Panel>
    </Scene>
  );
}
