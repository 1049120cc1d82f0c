import { SimHolder } from '../../kit/devices/SimHolder.tsx';
import { CompanyCertificate } from '../../kit/documents/CompanyCertificate.tsx';
import { KeywordPad } from '../../kit/documents/KeywordPad.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a company has ready before it asks for a number, side by side on a desk that we see from above. */
export const InboundReady = () => (
  <Scene width={480} height={280} ground="sand" grows="around">
    <CompanyCertificate x={19} y={77} turn={-3} />
    <KeywordPad x={207} y={74} />
    <SimHolder x={358} y={69} turn={4} />
  </Scene>
);
