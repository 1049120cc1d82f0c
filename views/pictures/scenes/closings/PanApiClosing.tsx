import { EligibleAnswer } from '../../kit/documents/EligibleAnswer.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What an enquiry leads to: the answer that a business may verify PANs. */
export const PanApiClosing = () => (
  <Scene {...closingSize} radius={0} ground="mint" night="raised">
    <Rings x={220} y={400} size={380} tone="green-soft" />
    <EligibleAnswer x={40} y={36} />
  </Scene>
);
