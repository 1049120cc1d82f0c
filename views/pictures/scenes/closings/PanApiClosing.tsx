import { AdmittedBusinesses } from '../../kit/documents/AdmittedBusinesses.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What an enquiry asks: whether a business is of a kind that may check PANs. */
export const PanApiClosing = () => (
  <Scene {...closingSize} radius={0} ground="mint" night="raised">
    <Rings x={220} y={400} size={380} tone="green-soft" />
    <AdmittedBusinesses x={22} y={28} />
  </Scene>
);
