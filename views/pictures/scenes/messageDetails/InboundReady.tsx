import { CompanyPapers } from '../../kit/documents/CompanyPapers.tsx';
import { SimOnTile, ThreeKeywords } from '../../kit/documents/NumberRequest.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a company has ready before it asks for a number: its documents, three keywords, an address for texts, a SIM. */
export function InboundReady() {
  return (
    <Scene width={400} height={276} ground="warm" grows="around">
      <CompanyPapers x={24} y={20} scale={0.8} />
      <ThreeKeywords x={208} y={22} scale={0.85} />
      <SimOnTile x={288} y={50} scale={0.69} />
      <Panel x={24} y={204} width={352} height={52} flat>
        <Glyph name="lock" x={16} y={15} size={22} tone="green" />
        <Label x={46} y={32} size={18} weight={700}>
          https://…
        </Label>
        <Label x={332} y={32} size={15} tone="muted" anchor="end">
          For incoming texts
        </Label>
      </Panel>
    </Scene>
  );
}
