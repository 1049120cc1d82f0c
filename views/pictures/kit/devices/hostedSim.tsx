/** The way of a text through a hosted SIM, 236 × 236 each: the SIM, its place in the modem, a customer’s text that comes to it, and the inbox. */
import { HostedTexts } from '../screens/HostedTexts.tsx';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { SimHolder } from './SimHolder.tsx';
import { SimModem } from './SimModem.tsx';

export const hostedGrounds = ['marigold-soft', 'blue-soft', 'brand-soft', 'green-soft'] as const;

export const hostedStations = [
  <SimHolder key="sim" x={56} y={30} turn={-4} scale={1.28} />,
  <SimModem key="modem" x={22} y={118} isEmpty />,
  <g key="text">
    <MessageBubble
      x={18}
      y={28}
      own
      flat
      width={146}
      height={52}
      size={18.5}
      lines={['Price of A7?']}
    />
    <SimModem x={22} y={118} />
  </g>,
  <HostedTexts key="inbox" x={42} y={12} />,
] as const;
