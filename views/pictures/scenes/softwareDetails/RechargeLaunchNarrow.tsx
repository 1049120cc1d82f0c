import { StorePhone } from '../../kit/devices/StorePhone.tsx';
import { LaunchStage } from '../../kit/records/LaunchStage.tsx';
import { launchStages } from '../../kit/records/launchStages.ts';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the stages as rows, and of the phone what is above the lower edge. */
export const RechargeLaunchNarrow = () => (
  <Scene width={400} height={312}>
    <Rings x={290} y={312} size={320} />
    <path d="M43 40V260H200" className="stroke-brand-lift" strokeWidth={4} />
    {launchStages.map((stage, index) => (
      <LaunchStage
        key={stage.name}
        x={16}
        y={22 + index * 70}
        row
        {...stage}
        isLast={index === launchStages.length - 1}
      />
    ))}
    <StorePhone x={190} y={22} scale={0.9} />
  </Scene>
);
