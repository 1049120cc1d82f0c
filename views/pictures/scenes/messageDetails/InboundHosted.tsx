import { SimModem } from '../../kit/devices/SimModem.tsx';
import { HostedTexts } from '../../kit/screens/HostedTexts.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { NotDone } from '../../kit/shapes/NotDone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** A text comes to the one SIM in a modem and goes on by email; calls and sending are struck out. */
export const InboundHosted = () => (
  <Scene width={400} height={348} ground="mint" grows="around" night="raised">
    <path d="M200 230H250" className="stroke-marigold" strokeWidth={5} />
    <MessageBubble
      x={16}
      y={36}
      own
      width={158}
      height={60}
      size={20}
      tail={[8, 104]}
      lines={['Price of A7?']}
    />
    <HostedTexts x={236} y={36} count={2} />
    <SimModem x={16} y={210} />
    <NotDone x={276} y={288} glyph="handset" scale={0.9} />
    <NotDone x={350} y={288} glyph="send" scale={0.9} />
    <StationArrow x={222} y={230} />
  </Scene>
);
