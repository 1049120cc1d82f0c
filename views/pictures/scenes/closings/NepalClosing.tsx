import { Phone } from '../../kit/devices/Phone.tsx';
import { SenderAtShop } from '../../kit/places/RemittancePlaces.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const peaks: readonly Peak[] = [
  [232, 96, 150],
  [352, 22, 200],
];

/** The sender pays in rupees at the shop, and his wife below the mountains reads what she can collect, and with which receipt. */
export function NepalClosing() {
  return (
    <Scene {...closingSize}>
      <Ranges peaks={peaks} hour="day" />
      <path d="M-8 262c90-30 180-20 250-14s130 6 206-10v190H-8z" className="green-soft" />
      <path d="M0 352H440V400H0z" className="brand-soft" />
      <SenderAtShop x={20} y={140} scale={0.85} />
      <Panel x={24} y={24} width={152} height={80}>
        <Label x={20} y={33} size={16} weight={600} tone="muted">
          Paid in cash
        </Label>
        <Label x={20} y={62} size={24} weight={800}>
          ₹15,000
        </Label>
      </Panel>
      <Phone x={252} y={92} width={168} height={560} head={96} time="10:31">
        <Label x={20} y={76} size={19} weight={700} tone="on-brand">
          Bikash
        </Label>
        <Panel x={12} y={112} width={126} height={148} tone="brand-soft" flat>
          <Label x={14} y={34} size={17} weight={800}>
            NPR 24,000
          </Label>
          <Label x={14} y={58} size={16}>
            to collect
          </Label>
          <path d="M14 76.500H112" className="stroke-brand" opacity={0.3} />
          <Label x={14} y={103} size={16} tone="muted">
            Receipt
          </Label>
          <Label x={14} y={126} size={17} weight={700}>
            6318XX07
          </Label>
        </Panel>
      </Phone>
    </Scene>
  );
}
