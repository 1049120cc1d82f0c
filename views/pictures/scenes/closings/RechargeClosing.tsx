import { ServiceSheet } from '../../kit/documents/ServiceSheet.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What an enquiry leads to: a signed sheet with the rates for each service. */
export const RechargeClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <Rings x={220} y={400} size={380} tone="marigold-soft" />
    <ServiceSheet x={50} y={36} scale={1.0625} />
  </Scene>
);
