import { ApprovedHeader, BusinessPapers, FirstMessage } from '../../kit/dltParts.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** For phones: the papers with the entity ID, the approved header, and the first message. */
export function SmsRegistrationNarrow() {
  return (
    <Scene width={400} height={276} ground="warm">
      <path d="M108 100V220H300" className="stroke-marigold" strokeWidth={4} />
      <BusinessPapers x={26} y={8} scale={0.64} />
      <ApprovedHeader x={20} y={150} scale={0.7} />
      <FirstMessage x={210} y={24} scale={0.8} />
    </Scene>
  );
}
