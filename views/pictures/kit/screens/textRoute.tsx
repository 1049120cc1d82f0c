/** The parts of the way of a text through a long code to a server and of the reply, for a page and for phones. */
import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ShoppingBag } from '../things/ShoppingBag.tsx';
import { MessageBubble } from './MessageBubble.tsx';

/** The number with the text split into its keyword and the rest, 232 × 124. */
export const KeywordPlate = (place: Place) => (
  <Panel {...place} width={232} height={124} flat>
    <Label x={20} y={31} size={16} weight={600} tone="muted">
      Long code
    </Label>
    <Label x={20} y={60} size={24} weight={800}>
      92200 XXXXX
    </Label>
    <rect x={20} y={74} width={76} height={36} rx={10} className="brand" />
    <Label x={58} y={99} size={20} weight={800} tone="on-brand" anchor="middle">
      YES
    </Label>
    <rect x={104} y={74} width={108} height={36} rx={10} className="brand-soft" />
    <Label x={158} y={99} size={20} weight={700} anchor="middle">
      4821
    </Label>
  </Panel>
);

interface ServerOrderProps extends Place {
  readonly width: number;
  readonly height: number;
}

/* The order itself, 280 × 136. */
const OrderSaidYes = (place: Place) => (
  <At {...place}>
    <rect width={96} height={136} rx={14} className="marigold-soft" />
    <ShoppingBag x={10} y={38} scale={0.75} />
    <Label x={116} y={30} size={26} weight={800}>
      Order 4821
    </Label>
    <Label x={116} y={60} size={18} tone="muted">
      Customer said YES
    </Label>
    <At x={116} y={90}>
      <rect width={164} height={46} rx={23} className="green-soft" />
      <Tick x={25} y={23} size={30} />
      <Label x={50} y={29.5} size={19} weight={700} tone="green-ink">
        Confirmed
      </Label>
    </At>
  </At>
);

/* The whole screen without its orders. */
const ServerScreen = ({
  width,
  height,
  children,
  ...place
}: ServerOrderProps & { readonly children: ReactNode }) => (
  <Panel {...place} width={width} height={height} flat>
    {children}
    <path d={`M0 48V16A16 16 0 0116 0H${width - 16}a16 16 0 0116 16V48z`} fill="url(#sheen)" />
    <Label x={20} y={31} size={18} weight={700} tone="on-brand">
      Your server
    </Label>
    <Glyph name="cloud" x={width - 44} y={12} size={24} tone="on-brand" />
  </Panel>
);

/** The order on the screen of the shop, whose server has taken the text as the customer’s consent. */
export const ServerOrder = (props: ServerOrderProps) => (
  <ServerScreen {...props}>
    <OrderSaidYes x={20} y={48 + (props.height - 48) / 2 - 68} />
  </ServerScreen>
);

/* The order before it and the one after it: where, and how far it is. */
const others = [
  [48, 'Order 4820', 'Confirmed'],
  [264, 'Order 4822', 'Not answered'],
] as const;

/** The same among the orders of the shop, lit, 336 × 328. */
export const ServerOrders = (place: Place) => (
  <ServerScreen {...place} width={336} height={328}>
    {others.map(([y, order, state]) => (
      <At key={order} x={0} y={y}>
        <Label x={20} y={38} size={17} weight={600} tone="muted">
          {order}
        </Label>
        <Label x={316} y={38} size={16} tone="muted" anchor="end">
          {state}
        </Label>
      </At>
    ))}
    <rect x={1} y={112} width={334} height={152} className="surface-2" />
    <path d="M1 112H335M1 264H335" className="stroke-line" strokeWidth={2} />
    <OrderSaidYes x={20} y={127} scale={0.9} />
  </ServerScreen>
);

/** What carries the reply, as wide as what took the text on a page, 251 × 64. */
export const BulkSms = (place: Place) => (
  <Panel {...place} width={251} height={64} flat>
    <Glyph name="send" x={57} y={18} size={28} tone="brand-ink" />
    <Label x={97} y={39} size={21} weight={700}>
      Bulk SMS
    </Label>
  </Panel>
);

/** The same for phones, as high as what took the text, 152 × 124. */
export const BulkSmsTall = (place: Place) => (
  <Panel {...place} width={152} height={124} flat>
    <circle cx={76} cy={46} r={26} className="brand-soft" />
    <Glyph name="send" x={62} y={33} size={26} tone="brand-ink" />
    <Label x={76} y={101} size={20} weight={700} anchor="middle">
      Bulk SMS
    </Label>
  </Panel>
);

/** What the customer has sent, 138 × 48. */
export const SentText = (place: Place) => (
  <MessageBubble {...place} own flat width={138} height={48} size={20} lines={['YES 4821']} />
);

/** What the customer reads at the end, 172 × 94, with who it is from above it. */
export const ConfirmedOrder = (place: Place) => (
  <At {...place}>
    <Label x={4} y={13} size={15} weight={700} tone="brand-ink">
      AX-MYSHOP-S
    </Label>
    <MessageBubble
      x={0}
      y={22}
      flat
      width={172}
      height={72}
      size={18}
      lines={['Order 4821', 'is confirmed.']}
    />
  </At>
);
