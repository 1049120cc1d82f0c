import { SimHolder } from '../../kit/devices/SimHolder.tsx';
import { CompanyCertificate } from '../../kit/documents/CompanyCertificate.tsx';
import { KeywordPad } from '../../kit/documents/KeywordPad.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, side by side. */
export const InboundReadyNarrow = () => (
  <Scene width={400} height={216} ground="sand">
    <CompanyCertificate x={14} y={44} turn={-5} scale={0.96} upright />
    <SimHolder x={290} y={42} turn={5} scale={0.96} />
    <KeywordPad x={146} y={50} scale={0.96} />
  </Scene>
);
