import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import {
  InvoicePart,
  StageNumber,
  StockPart,
  TotalsPart,
} from '../../kit/screens/growingSystem.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What each stage of the example adds: notes, a signed scope, and the parts of one system. */
export function SoftwareDashboard() {
  return (
    <Scene width={400} height={672} grows="around">
      <Rings x={400} y={0} size={400} />
      <PaperDocument x={24} y={24} width={168} height={192}>
        <StageNumber x={32} y={36}>
          1
        </StageNumber>
        <Label x={58} y={42} size={18} weight={700}>
          Study
        </Label>
        <CheckList x={34} y={84} checks={['Howrah', 'Asansol', 'Malda']} size={17} step={40} />
      </PaperDocument>
      <PaperDocument x={208} y={24} width={168} height={192}>
        <StageNumber x={32} y={36}>
          2
        </StageNumber>
        <Label x={58} y={42} size={18} weight={700}>
          Scope
        </Label>
        <Skeleton x={20} y={74} widths={[128, 112, 120]} step={18} />
        <Signature x={28} y={136} scale={0.9} />
        <path d="M20 176H148" className="stroke-faint" strokeWidth={2} />
      </PaperDocument>
      <AppWindow x={24} y={236} width={352} height={412} menu={['store', 'receipt', 'chart']}>
        <StockPart x={12} y={12} width={264} />
        <InvoicePart x={12} y={114} width={264} />
        <TotalsPart x={12} y={216} width={264} />
      </AppWindow>
    </Scene>
  );
}
