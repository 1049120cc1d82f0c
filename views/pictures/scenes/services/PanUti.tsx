import { LaptopBack } from '../../kit/devices/LaptopBack.tsx';
import { PanAcknowledgement } from '../../kit/documents/PanAcknowledgement.tsx';
import { PanCounter, PanSign } from '../../kit/places/PanCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Floor } from '../../kit/stage/Floor.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** An applicant hands her documents over the counter of a shop; on it is the acknowledgement that she takes home. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={200} size={380} />
      <Floor y={452} width={640} height={520} />
      <PanSign x={152} y={32} />
      <Shelf x={196} y={156} scale={1.6} width={136} />
      <Panel x={440} y={24} width={176} height={140} radius={8}>
        <CheckList
          x={32}
          y={32}
          checks={['New PAN', 'Correction', 'Reprint']}
          size={17}
          step={38}
        />
      </Panel>
      <PanCounter x={20} y={52} scale={1.68} width={320} />
      <LaptopBack x={456} y={194} scale={1.25} />
      <PanAcknowledgement x={252} y={344} scale={1.04} />
    </Scene>
  );
}
