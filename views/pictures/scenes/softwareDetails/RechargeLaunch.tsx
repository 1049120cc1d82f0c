import { StorePhone } from '../../kit/devices/StorePhone.tsx';
import { LaunchStage } from '../../kit/records/LaunchStage.tsx';
import { launchStages } from '../../kit/records/launchStages.ts';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The four stages of a launch down the left, and the last of them: the app in a store. */
export const RechargeLaunch = () => (
  <Scene width={400} height={624} grows="around">
    <Rings x={264} y={312} size={400} />
    <path d="M80 120V524H170" className="stroke-brand-lift" strokeWidth={4} />
    {launchStages.map((stage, index) => (
      <LaunchStage
        key={stage.name}
        x={28}
        y={48 + index * 141.333}
        {...stage}
        isLast={index === launchStages.length - 1}
      />
    ))}
    <StorePhone x={156} y={48} />
  </Scene>
);
