import { SimHolder } from '../../kit/devices/SimHolder.tsx';
import { CompanyCertificate } from '../../kit/documents/CompanyCertificate.tsx';
import { KeywordPad } from '../../kit/documents/KeywordPad.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, larger, with the certificate upright. */
export const InboundReadyNarrow = () => (
  <Scene width={400} height={216} ground="sand">
    <CompanyCertificate x={10} y={36} turn={-5} scale={1.06} upright />
    <SimHolder x={282} y={34} turn={5} scale={1.06} />
    <KeywordPad x={141} y={46} scale={1.06} />
  </Scene>
);
