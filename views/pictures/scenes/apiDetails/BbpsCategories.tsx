import { billKinds } from '../../kit/pictograms/billKinds.ts';
import { pictogramSide as side } from '../../kit/pictograms/billPictograms.ts';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Five in turn, so that no two neighbours are alike in one to four columns. */
const tints = ['brand-soft', 'marigold-soft', 'green-soft', 'blue-soft', 'red-soft'] as const;

const step = side + 8;

/** The size of the sheet. */
export const categorySheet = { width: 4 * step - 8, height: 3 * step - 8 } as const;

/** A pictogram for each kind of bill: a page shows one alone by the name of the category. */
export const BbpsCategories = () => (
  <Scene {...categorySheet} ground="none">
    {billKinds.map(({ id, Pictogram }, index) => {
      const place = { x: (index % 4) * step, y: Math.floor(index / 4) * step };
      return (
        <At key={id} {...place}>
          <rect width={side} height={side} className={tints[index % tints.length]} />
          <Pictogram />
          <view id={id} viewBox={`${place.x} ${place.y} ${side} ${side}`} />
        </At>
      );
    })}
  </Scene>
);
