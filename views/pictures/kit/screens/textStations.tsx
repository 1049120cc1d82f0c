import { ServerInbox } from '../devices/ServerInbox.tsx';
import { TextPhone } from '../devices/TextPhone.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';
import { KeywordNumber } from './KeywordNumber.tsx';
import { MessageBubble } from './MessageBubble.tsx';

/** Of the heads, which stand on lilac. */
const head = { size: 18, tile: 'surface' } as const;

/* Where the phones of the customer stand; in their heads is whom the text goes to, and who replies. */
const phone = { x: 32, y: 80 } as const;

/* What is between them, 196 × 156: it begins as high as the phones, and the edge of the card cuts it as well. */
const box = { x: 20, y: 80 } as const;

const Sent = () => (
  <>
    <StationTitle glyph="user" {...head}>
      Customer
    </StationTitle>
    <TextPhone {...phone} number="92200 XXXXX">
      <SentText x={10} y={10} />
    </TextPhone>
  </>
);

const Taken = () => (
  <>
    <StationTitle glyph="chat" {...head}>
      Long code
    </StationTitle>
    <KeywordNumber {...box} />
  </>
);

const Received = () => (
  <>
    <StationTitle glyph="cloud" {...head}>
      Your server
    </StationTitle>
    <ServerInbox {...box} />
  </>
);

const Replied = () => (
  <>
    <StationTitle glyph="send" {...head}>
      Reply
    </StationTitle>
    <TextPhone {...phone} number="AX-MYSHOP-S">
      <ConfirmedOrder x={10} y={14} />
    </TextPhone>
  </>
);

/** What the customer has sent, over the field for the next text, 136 × 86. */
export const SentText = (place: Place) => (
  <At {...place}>
    <MessageBubble x={8} y={0} width={124} height={42} own flat size={18} lines={['YES 4821']} />
    <rect y={56} width={96} height={30} rx={15} className="surface-2" />
    <circle cx={121} cy={71} r={15} className="brand" />
    <Glyph name="send" x={111} y={62} size={18} tone="on-brand" />
  </At>
);

/** What the customer reads on the phone at the end, 138 × 78. */
export const ConfirmedOrder = (place: { readonly x: number; readonly y: number }) => (
  <>
    <MessageBubble
      {...place}
      width={138}
      height={62}
      flat
      size={15}
      lines={['Order 4821', 'is confirmed.']}
    />
    <Tick x={place.x + 124} y={place.y + 65} size={26} />
  </>
);

/** A text comes in from a customer, the number takes it to the server, and the reply goes out. */
export const textStations = [
  <Sent key="sent" />,
  <Taken key="taken" />,
  <Received key="received" />,
  <Replied key="replied" />,
] as const;
