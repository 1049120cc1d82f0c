/** The way of a text through a hosted SIM, 236 × 236 each: the SIM, its place in the modem, a customer’s text that comes to it, and the inbox. */
import { HostedTexts } from '../screens/HostedTexts.tsx';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Phone } from './Phone.tsx';
import { SimHolder } from './SimHolder.tsx';
import { SimModem } from './SimModem.tsx';

export const hostedGrounds = ['marigold-soft', 'blue-soft', 'brand-soft', 'green-soft'] as const;

export const hostedStations = [
  <SimHolder key="sim" x={45} y={36} turn={-4} scale={1.28} />,
  <SimModem key="modem" x={22} y={110} isLoading />,
  <g key="text">
    <SimModem x={146} y={128} scale={0.8} mirrored={192} />
    <Glyph name="tap" x={138} y={52} size={30} tone="brand-ink" bold />
    <Phone x={14} y={24} width={124} height={260} head={50} time="" flat>
      <MessageBubble
        x={3}
        y={70}
        own
        flat
        width={92}
        height={82}
        size={18}
        lines={['Price', 'of A7?']}
      />
    </Phone>
  </g>,
  <HostedTexts key="inbox" x={42} y={20} />,
] as const;
