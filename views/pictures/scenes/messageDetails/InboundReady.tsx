import { CompanyPapers } from '../../kit/documents/CompanyPapers.tsx';
import { SimOnTile, ThreeKeywords } from '../../kit/documents/NumberRequest.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a company has ready before it asks for a number: its documents, three keywords, an address for texts, a SIM. */
export function InboundReady() {
  return (
    <Scene width={400} height={348} ground="warm" grows="around">
      <CompanyPapers x={28} y={24} scale={0.86} />
      <ThreeKeywords x={292} y={24} />
      <SimOnTile x={28} y={216} scale={0.75} />
      <Panel x={148} y={230} width={224} height={80}>
        <Label x={20} y={32} size={15} tone="muted">
          For incoming texts
        </Label>
        <Glyph name="lock" x={18} y={42} size={22} tone="green" />
        <Label x={46} y={59} size={18} weight={700}>
          https://…
        </Label>
      </Panel>
    </Scene>
  );
}
