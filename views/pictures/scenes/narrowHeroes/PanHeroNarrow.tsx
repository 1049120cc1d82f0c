import { FileShelf } from '../../kit/places/FileShelf.tsx';
import { PanApplicant, PanDesk, PanOperator } from '../../kit/places/PanCounter.tsx';
import { PanFormScreen } from '../../kit/screens/PanFormScreen.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, where both stand closer to a smaller screen. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={416}>
      <Rings x={200} y={190} size={300} />
      <FileShelf x={256} y={62} scale={0.8} />
      <PanDesk
        width={400}
        top={322}
        edge={344}
        foot={416}
        sign={{ x: 156, width: 224, size: 22 }}
      />
      <PanOperator x={272} y={162} />
      <PanFormScreen x={99} y={112} scale={0.75} foot={290} />
      <PanApplicant x={-18} y={106} scale={1.76} />
    </Scene>
  );
}
