import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { Bin } from '../../kit/shapes/Bin.tsx';
import { DataChip } from '../../kit/shapes/DataChip.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = { x: 16, width: 448, height: 60 } as const;

/* Both pieces of data of a row end at the same edges; where one becomes the other, an arrow stands between them. */
const near = [
  { x: 134, y: 10, width: 146 },
  { x: 290, y: 10, width: 146 },
] as const;
const apart = [
  { ...near[0], width: 130 },
  { ...near[1], x: 306, width: 130 },
] as const;

const Step = ({ glyph, children }: { readonly glyph: GlyphName; readonly children: string }) => (
  <>
    <Glyph name={glyph} x={16} y={18} size={24} tone="brand-ink" bold />
    <Label x={50} y={36.5} size={18} weight={700}>
      {children}
    </Label>
  </>
);

/** Data is used for its purpose, a number for its recharge, is masked for as long as it is kept, and is deleted. */
export const PolicyData = () => (
  <Scene width={480} height={272} ground="deep">
    <Panel {...row} y={16}>
      <Step glyph="bolt">Use</Step>
      <DataChip {...apart[0]} glyph="phone">
        Mobile
      </DataChip>
      <StepArrow x={278} y={30} length={14} tone="green" />
      <DataChip {...apart[1]} glyph="check" state="used">
        Recharge
      </DataChip>
    </Panel>
    <StepArrow x={240} y={84} turn={90} length={14} />
    <Panel {...row} y={106}>
      <Step glyph="lock">Protect</Step>
      <DataChip {...near[0]} glyph="id">
        •••• 1234
      </DataChip>
      <DataChip {...near[1]} glyph="phone">
        •••• 6810
      </DataChip>
    </Panel>
    <StepArrow x={240} y={174} turn={90} length={14} />
    <DeletedPanel {...row} y={196}>
      <Bin x={28} y={30} tone="on-deep" />
      <Label x={50} y={36.5} size={18} weight={700} tone="on-deep">
        Delete
      </Label>
      <DataChip {...near[0]} glyph="id" state="deleted">
        ID
      </DataChip>
      <DataChip {...near[1]} glyph="phone" state="deleted">
        Mobile
      </DataChip>
    </DeletedPanel>
  </Scene>
);
