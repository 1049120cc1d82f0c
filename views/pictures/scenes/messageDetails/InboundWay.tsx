import { Phone } from '../../kit/devices/Phone.tsx';
import {
  BulkSms,
  ConfirmedOrder,
  KeywordPlate,
  SentText,
  ServerOrders,
} from '../../kit/screens/textRoute.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/* Where the text goes out, and where the reply comes back. */
const [out, back] = [124, 256] as const;

/* In the middle between the phone, the plate and the server, for both ways. */
const [left, right] = [314, 717] as const;

const arrows = [
  [left, out, 0],
  [right, out, 0],
  [right, back, 180],
  [left, back, 180],
] as const;

/** The way of one text from a customer through a long code to the server, and on the same line the reply back to the phone. */
export function InboundWay() {
  return (
    <Scene width={1120} height={332} ground="none" night="rimmed">
      <path d={`M200 ${out}H900V${back}H200`} className="stroke-marigold" strokeWidth={5} />
      <Phone x={2} y={2} width={226} height={328} head={82} lit flat>
        <Label x={104} y={67} size={18} weight={700} tone="on-brand" anchor="middle">
          Messages
        </Label>
        <Label x={188} y={104} size={15} weight={700} tone="brand-ink" anchor="end">
          92200 XXXXX
        </Label>
        <SentText x={50} y={112} />
        <path d="M0 178H208" className="stroke-line" strokeWidth={2} />
        <ConfirmedOrder x={22} y={192} />
      </Phone>
      <KeywordPlate x={400} y={out - 70} scale={1.08} />
      <BulkSms x={400} y={back - 32} />
      <ServerOrders x={784} y={2} />
      {arrows.map(([x, y, turn]) => (
        <StationArrow key={`${x} ${y}`} x={x} y={y} turn={turn} scale={1.3} />
      ))}
    </Scene>
  );
}
