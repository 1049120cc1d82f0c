/** The way of a text through a hosted SIM, 236 × 236 each: the SIM, the modem, a customer’s text, and the inbox. */
import { HostedTexts } from '../screens/HostedTexts.tsx';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Label } from '../shapes/Label.tsx';
import { Phone } from './Phone.tsx';
import { SimHolder } from './SimHolder.tsx';
import { SimModem } from './SimModem.tsx';

export const hostedGrounds = ['marigold-soft', 'blue-soft', 'brand-soft', 'green-soft'] as const;

export const hostedStations = [
  <SimHolder key="sim" x={56} y={30} turn={-4} scale={1.28} />,
  <SimModem key="modem" x={22} y={112} />,
  <Phone key="text" x={28} y={24} width={180} height={260} head={78} time="">
    <Label x={81} y={62} size={19} weight={800} tone="on-brand" anchor="middle">
      90070 XXXXX
    </Label>
    <MessageBubble
      x={10}
      y={96}
      own
      flat
      width={142}
      height={52}
      size={18}
      lines={['Price of A7?']}
    />
  </Phone>,
  <HostedTexts key="inbox" x={42} y={12} />,
] as const;
