import { MerchantApplication } from '../../kit/documents/MerchantApplication.tsx';
import {
  BusinessPanCard,
  CancelledCheque,
  GstCertificate,
} from '../../kit/documents/MerchantPapers.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The papers for a merchant account, checked: the application with a photograph of the shop front, and before it the GST certificate, the PAN card and a cancelled cheque. */
export function PosDocuments() {
  return (
    <Scene width={400} height={430} ground="mint" grows="around">
      <MerchantApplication x={26} y={17} turn={-1} />
      <GstCertificate x={20} y={165} turn={-1.5} />
      <BusinessPanCard x={200} y={195} turn={2.5} />
      <CancelledCheque x={48} y={305} turn={-1} />
    </Scene>
  );
}
