import { Phone } from '../../kit/devices/Phone.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { TemplateGap } from '../../kit/screens/TemplateGap.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** Half way from each thing to the next. */
const ways = [131, 287, 475] as const;

/** For phones: the entity ID, the approved header, the template and the first message straight below each other. */
export function SmsRegistrationNarrow() {
  return (
    <Scene width={400} height={784} ground="warm">
      <Panel x={24} y={24} width={352} height={84} tone="sheen">
        <Label x={24} y={50} size={18} weight={600} tone="on-brand">
          Entity ID
        </Label>
        <Label x={328} y={52} size={26} weight={800} tone="on-brand" anchor="end">
          1201 XXXX 47
        </Label>
      </Panel>
      <Panel x={24} y={154} width={352} height={110}>
        <Label x={24} y={36} size={18} weight={600} tone="muted">
          Header
        </Label>
        <Label x={24} y={84} size={38} weight={800} tone="brand-ink">
          NOTICE
        </Label>
        <Stamp x={262} y={70} turn={-5} size={18}>
          Approved
        </Stamp>
      </Panel>
      <Panel x={24} y={310} width={352} height={142}>
        <Label x={24} y={36} size={18} weight={600} tone="muted">
          Template
        </Label>
        <Label x={24} y={74} size={22} weight={600}>
          Your parcel is out for
        </Label>
        <Label x={24} y={110} size={22} weight={600}>
          delivery in
        </Label>
        <TemplateGap x={141} y={84} width={84} tone="marigold">
          town
        </TemplateGap>
        <Label x={227} y={110} size={22} weight={600}>
          .
        </Label>
        <Tick x={308} y={90} size={40} />
      </Panel>
      <Phone x={40} y={498} width={320} height={560} screen="surface-2" time="">
        <Avatar x={44} y={82} size={48} glyph="bell" />
        <Label x={80} y={90} size={22} weight={700}>
          AX-NOTICE-S
        </Label>
        <MessageBubble
          x={20}
          y={124}
          width={262}
          size={21}
          flat
          lines={['Your parcel is out for', 'delivery in Durgapur.']}
        />
        <Pill x={282} y={230} anchor="end" size={18} tone="green" glyph="check">
          Delivered
        </Pill>
      </Phone>
      {ways.map((y) => (
        <StationArrow key={y} x={200} y={y} turn={90} />
      ))}
    </Scene>
  );
}
