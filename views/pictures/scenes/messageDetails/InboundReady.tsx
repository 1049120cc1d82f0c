import { SimHolder } from '../../kit/devices/SimHolder.tsx';
import { CompanyCertificate } from '../../kit/documents/CompanyCertificate.tsx';
import { KeywordPad } from '../../kit/documents/KeywordPad.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a company has ready before it asks for a number, on a desk that we see from above. */
export const InboundReady = () => (
  <Scene width={480} height={336} ground="sand" grows="around">
    <CompanyCertificate x={22} y={72} turn={-5} scale={1.5} upright />
    <KeywordPad x={214} y={34} scale={1.36} />
    <SimHolder x={352} y={150} turn={6} scale={1.16} />
  </Scene>
);
