import { certificateStages } from '../../kit/documents/certificateStages.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/* They stand over the columns of the four steps below them, each in the middle of its own. */
const pitch = 287.5;
const inset = 10.75;

/** The four stages of a project from left to right, from the question to the certificate. */
export const BlockchainStages = () => (
  <Scene width={1120} height={236} ground="sand">
    {certificateStages.map((stage, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stages never change
      <At key={index} x={index * pitch} y={0}>
        <At x={inset} y={0}>
          {stage}
        </At>
        {index > 0 && <StationArrow x={-15.75} y={118} scale={1.2} />}
      </At>
    ))}
  </Scene>
);
