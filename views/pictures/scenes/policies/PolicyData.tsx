import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { Bin } from '../../kit/shapes/Bin.tsx';
import { DataChip } from '../../kit/shapes/DataChip.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = { x: 16, width: 448, height: 60 } as const;

/* The same two pieces of data stand below each other in all rows. */
const [first, second] = [
  { x: 134, y: 10, width: 146 },
  { x: 290, y: 10, width: 146 },
] as const;

const Step = ({ glyph, children }: { readonly glyph: GlyphName; readonly children: string }) => (
  <>
    <Glyph name={glyph} x={16} y={18} size={24} tone="brand-ink" bold />
    <Label x={50} y={36.5} size={18} weight={700}>
      {children}
    </Label>
  </>
);

/** The same two pieces of data are used, are masked for as long as they are kept, and are deleted. */
export const PolicyData = () => (
  <Scene width={480} height={272} ground="deep">
    <Panel {...row} y={16}>
      <Step glyph="bolt">Use</Step>
      <DataChip {...first} glyph="phone" state="used">
        Mobile
      </DataChip>
      <DataChip {...second} glyph="id" state="used">
        ID
      </DataChip>
    </Panel>
    <StepArrow x={240} y={84} turn={90} length={14} />
    <Panel {...row} y={106}>
      <Step glyph="lock">Protect</Step>
      <DataChip {...first} glyph="phone">
        Mobile •••
      </DataChip>
      <DataChip {...second} glyph="id">
        ID •••
      </DataChip>
    </Panel>
    <StepArrow x={240} y={174} turn={90} length={14} />
    <DeletedPanel {...row} y={196}>
      <Bin x={28} y={30} tone="on-deep" />
      <Label x={50} y={36.5} size={18} weight={700} tone="on-deep">
        Delete
      </Label>
      <DataChip {...first} glyph="phone" state="deleted">
        Mobile
      </DataChip>
      <DataChip {...second} glyph="id" state="deleted">
        ID
      </DataChip>
    </DeletedPanel>
  </Scene>
);
