import { Phone } from '../../kit/devices/Phone.tsx';
import { Coach } from '../../kit/places/Coach.tsx';
import { CategoryTiles } from '../../kit/screens/CategoryTiles.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Train tickets beside what the counter sells already, while a train passes. */
export function TravelClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Coach x={-60} y={150} windows={7} lit={6} />
      <Phone x={72} y={32} width={296} height={560} head={104} time="11:20">
        <Label x={24} y={80} size={25} weight={800} tone="on-brand">
          Your counter
        </Label>
        <CategoryTiles
          x={19}
          y={124}
          tiles={[
            ['train', 'Trains'],
            ['phone', 'Recharge'],
            ['bolt', 'Bills'],
            ['id', 'PAN'],
          ]}
          columns={2}
          width={112}
          height={92}
          gap={16}
          size={19}
        />
      </Phone>
    </Scene>
  );
}
