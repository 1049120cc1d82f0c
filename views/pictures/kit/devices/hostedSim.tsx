/** The way of a text through a hosted SIM, 236 × 236 each: the SIM, its place in the modem, a customer’s text that comes to it, and the inbox. */
import { HostedTexts } from '../screens/HostedTexts.tsx';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { SimHolder } from './SimHolder.tsx';
import { SimModem } from './SimModem.tsx';

export const hostedGrounds = ['marigold-soft', 'blue-soft', 'brand-soft', 'green-soft'] as const;

/* The phone of a customer, 72 × 128. */
const CustomersPhone = () => (
  <At x={22} y={96}>
    <rect width={72} height={128} rx={14} className="device" />
    <rect x={1} y={1} width={70} height={126} rx={13} className="stroke-rim" strokeWidth={2} />
    <rect x={7} y={7} width={58} height={114} rx={8} className="surface" />
    <path d="M7 33V15a8 8 0 018-8H57a8 8 0 018 8V33z" fill="url(#sheen)" />
    <rect x={14} y={92} width={44} height={20} rx={10} className="surface-2" />
    <circle cx={49} cy={102} r={8} className="brand" />
  </At>
);

export const hostedStations = [
  <SimHolder key="sim" x={45} y={36} turn={-4} scale={1.28} />,
  <SimModem key="modem" x={22} y={110} isLoading />,
  <g key="text">
    <CustomersPhone />
    <SimModem x={112} y={158} scale={0.58} />
    <Glyph name="tap" x={106} y={108} size={32} tone="brand-ink" bold />
    <MessageBubble
      x={18}
      y={18}
      own
      flat
      width={158}
      height={54}
      size={19}
      tail={[110, 92]}
      lines={['Price of A7?']}
    />
  </g>,
  <HostedTexts key="inbox" x={42} y={12} />,
] as const;
