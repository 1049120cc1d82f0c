import { billKinds } from '../../kit/pictograms/billKinds.ts';
import { pictogramSide } from '../../kit/pictograms/billPictograms.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const tile = { width: 116, height: 104 } as const;
const scale = 0.6;

/** The first six kinds of bill, in two whole rows. */
export const CoreUtility = () => (
  <Scene width={400} height={260} ground="warm" radius={0}>
    {billKinds.slice(0, 6).map(({ id, title, Pictogram }, index) => (
      <At key={id} x={16 + (index % 3) * 126} y={20 + Math.floor(index / 3) * 114}>
        <rect {...tile} rx={8} className="letter" />
        <At x={(tile.width - scale * pictogramSide) / 2} y={12} scale={scale}>
          <Pictogram />
        </At>
        <Label x={58} y={88} size={18.5} weight={600} anchor="middle">
          {title}
        </Label>
      </At>
    ))}
  </Scene>
);
