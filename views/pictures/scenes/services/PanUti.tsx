import { LaptopBack } from '../../kit/devices/LaptopBack.tsx';
import { PanAcknowledgement } from '../../kit/documents/PanAcknowledgement.tsx';
import { PanCounter, PanSign } from '../../kit/places/PanCounter.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** An applicant hands her documents over the counter; on it is the acknowledgement that she takes home. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={200} size={380} />
      <PanSign x={152} y={36} />
      <Panel x={440} y={36} width={176} height={152} radius={8}>
        <CheckList
          x={32}
          y={36}
          checks={['New PAN', 'Correction', 'Reprint']}
          size={17}
          step={40}
        />
      </Panel>
      <PanCounter x={16} y={60} scale={1.74} width={320} />
      <LaptopBack x={448} y={209} scale={1.28} />
      <PanAcknowledgement x={248} y={368} scale={1.1} />
    </Scene>
  );
}
