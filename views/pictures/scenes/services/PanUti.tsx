import { FileShelf } from '../../kit/places/FileShelf.tsx';
import { PanApplicant, PanDesk, PanOperator } from '../../kit/places/PanCounter.tsx';
import { PanFormScreen } from '../../kit/screens/PanFormScreen.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

/** The filing: an applicant puts her papers on the counter, and its keeper fills in the form, which she reads on a display. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={340} y={240} size={380} />
      <FileShelf x={444} y={66} scale={1.1} />
      <WallClock x={196} y={44} scale={0.7} />
      <PanDesk
        width={640}
        top={390}
        edge={418}
        foot={520}
        sign={{ x: 286, width: 314, size: 30 }}
      />
      <PanOperator x={466} y={184} scale={1.29} />
      <PanFormScreen x={192} y={124} foot={280} />
      <PanApplicant x={-25} y={100} scale={2.28} />
    </Scene>
  );
}
