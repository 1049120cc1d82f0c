import { FileShelf } from '../../kit/places/FileShelf.tsx';
import {
  LaptopKeys,
  LaptopLid,
  PanApplicant,
  PanDesk,
  PanOperator,
} from '../../kit/places/PanCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { PanFormScreen } from '../../kit/screens/PanFormScreen.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, where both stand closer to a smaller screen. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={416}>
      <Rings x={200} y={190} size={300} />
      <FileShelf x={110} y={62} scale={0.9} />
      <Shelf x={298} y={62} width={110} />
      <PanDesk
        width={400}
        top={322}
        edge={344}
        foot={416}
        sign={{ x: 156, width: 224, size: 22 }}
      />
      <PanFormScreen x={115} y={99} scale={0.77} />
      <LaptopKeys x={280} y={338} scale={0.87} />
      <PanOperator x={283} y={91} scale={1.74} />
      <LaptopLid x={280} y={338} scale={0.87} />
      <PanApplicant x={-47} y={74} scale={2} />
    </Scene>
  );
}
