import { SimHolder } from '../../kit/devices/SimHolder.tsx';
import { CompanyCertificate } from '../../kit/documents/CompanyCertificate.tsx';
import { KeywordPad } from '../../kit/documents/KeywordPad.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a company has ready before it asks for a number, side by side on a desk that we see from above. */
export const InboundReady = () => (
  <Scene width={480} height={280} ground="sand" grows="around">
    <CompanyCertificate x={20} y={64} turn={-5} scale={1.15} upright />
    <SimHolder x={346} y={60} turn={5} scale={1.15} />
    <KeywordPad x={176} y={72} scale={1.15} />
  </Scene>
);
