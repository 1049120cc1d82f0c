import { MerchantApplication } from '../../kit/documents/MerchantApplication.tsx';
import { BusinessPanCard, CancelledCheque } from '../../kit/documents/MerchantPapers.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Three of the papers for a merchant account: the checked application with a photograph of the shop front, and before it the PAN card and a cancelled cheque. */
export function PosDocuments() {
  return (
    <Scene width={400} height={430} ground="mint" grows="around">
      <MerchantApplication x={36} y={34} />
      <BusinessPanCard x={202} y={194} turn={2} scale={0.92} />
      <CancelledCheque x={30} y={309} turn={-1.5} scale={0.92} />
    </Scene>
  );
}
