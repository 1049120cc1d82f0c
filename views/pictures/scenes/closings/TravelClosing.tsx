import { Phone } from '../../kit/devices/Phone.tsx';
import { TrainHead } from '../../kit/places/TrainHead.tsx';
import { CategoryTiles } from '../../kit/screens/CategoryTiles.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Train tickets beside what the counter sells already, and the head of a train that leaves behind the phone. */
export function TravelClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <path d="M0 354H440V400H0z" className="brand-soft" />
      <TrainHead x={122} y={140} />
      <Phone x={16} y={32} width={246} height={560} head={100} time="11:20">
        <Label x={22} y={79} size={23} weight={800} tone="on-brand">
          Your counter
        </Label>
        <CategoryTiles
          x={12}
          y={116}
          tiles={[
            ['train', 'Trains'],
            ['phone', 'Recharge'],
            ['bolt', 'Bills'],
            ['id', 'PAN'],
          ]}
          columns={2}
          width={96}
          height={109}
          gap={12}
          size={17}
        />
      </Phone>
    </Scene>
  );
}
