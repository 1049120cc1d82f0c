import { Avatar } from '../people/Avatar.tsx';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { TemplateGap } from '../screens/TemplateGap.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';
import { At } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Stamp } from './Stamp.tsx';

/** The documents of a business, and before them the ID that it receives for them, 236 × 216. */
export const BusinessPapers = (place: Place) => (
  <At {...place}>
    <PaperDocument x={104} y={2} width={128} height={168} turn={5}>
      <Label x={44} y={44} size={20} weight={800}>
        GST
      </Label>
      <Skeleton x={44} y={64} widths={[64, 52, 60]} step={18} />
    </PaperDocument>
    <PaperDocument x={4} y={10} width={128} height={168} turn={-4}>
      <Label x={20} y={40} size={20} weight={800}>
        PAN
      </Label>
      <Skeleton x={20} y={60} widths={[88, 80, 60]} step={18} />
    </PaperDocument>
    <Panel x={6} y={128} width={224} height={84} tone="sheen">
      <Label x={20} y={35} size={20} tone="on-brand">
        Entity ID
      </Label>
      <Label x={20} y={66} size={26} weight={800} tone="on-brand">
        1201 XXXX 47
      </Label>
    </Panel>
  </At>
);

/** The name of a sender on its plate, and the stamp of the operator, 240 × 204. */
export const ApprovedHeader = (place: Place) => (
  <Panel {...place} width={240} height={204}>
    <Label x={20} y={38} size={18} tone="muted">
      Header
    </Label>
    <rect x={20} y={56} width={200} height={72} rx={12} className="brand-soft" />
    <Label x={120} y={105} size={38} weight={800} tone="brand-ink" anchor="middle">
      NOTICE
    </Label>
    <Stamp x={120} y={164} turn={-5} size={20}>
      Approved
    </Stamp>
  </Panel>
);

/** A text with its variable in the second of three lines, 168 × 96. */
export const ParcelText = (place: Place) => (
  <At {...place}>
    <Label x={0} y={20} size={22} weight={600}>
      Your parcel for
    </Label>
    <At x={0} y={32} scale={0.98}>
      <TemplateGap x={0} y={0} width={78} tone="marigold">
        town
      </TemplateGap>
    </At>
    <Label x={86} y={55} size={22} weight={600}>
      is out
    </Label>
    <Label x={0} y={90} size={22} weight={600}>
      for delivery.
    </Label>
  </At>
);

/** The same as it is registered, 240 × 204. */
export const ParcelTemplate = (place: Place) => (
  <Panel {...place} width={240} height={204}>
    <Label x={20} y={38} size={18} tone="muted">
      Template
    </Label>
    <ParcelText x={20} y={70} scale={1.14} />
  </Panel>
);

interface DeliveredMessageProps extends Place {
  readonly width: number;
  /** Of its letters. */
  readonly size: number;
}

/** The first message of that template below the name of its sender, and that it has arrived, 98 + 4.5 sizes high. */
export const DeliveredMessage = ({ width, size, ...place }: DeliveredMessageProps) => (
  <At {...place}>
    <Avatar x={18} y={18} size={36} glyph="bell" />
    <Label x={46} y={25} size={20} weight={700}>
      AX-NOTICE-S
    </Label>
    <MessageBubble
      x={0}
      y={48}
      width={width}
      size={size}
      lines={['Your parcel for', 'Durgapur is out', 'for delivery.']}
    />
    <Pill x={width} y={88 + size * 4.5} anchor="end" size={19} tone="green" glyph="check">
      Delivered
    </Pill>
  </At>
);
