import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { held, masked } from '../../kit/records/personalData.ts';
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
  { x: 124, y: 10, width: 152 },
  { x: 284, y: 10, width: 152 },
] as const;

const Step = ({ glyph, children }: { readonly glyph: GlyphName; readonly children: string }) => (
  <>
    <Glyph name={glyph} x={14} y={18} size={24} tone="brand-ink" bold />
    <Label x={46} y={36.5} size={17} weight={700}>
      {children}
    </Label>
  </>
);

/** The same two pieces of data are used, are masked for as long as they are kept, and are deleted. */
export const PolicyData = () => (
  <Scene width={480} height={252} ground="deep">
    <Panel {...row} y={12}>
      <Step glyph="bolt">Use</Step>
      <DataChip {...first} glyph="phone" state="used">
        {held.mobile}
      </DataChip>
      <DataChip {...second} glyph="id" state="used">
        {held.id}
      </DataChip>
    </Panel>
    <StepArrow x={296} y={77} turn={90} length={14} />
    <Panel {...row} y={96}>
      <Step glyph="lock">Protect</Step>
      <DataChip {...first} glyph="phone">
        {masked.mobile}
      </DataChip>
      <DataChip {...second} glyph="id">
        {masked.id}
      </DataChip>
    </Panel>
    <StepArrow x={296} y={161} turn={90} length={14} />
    <DeletedPanel {...row} y={180}>
      <Bin x={26} y={30} tone="on-deep" />
      <Label x={46} y={36.5} size={17} weight={700} tone="on-deep">
        Delete
      </Label>
      <DataChip {...first} glyph="phone" state="deleted">
        {masked.mobile}
      </DataChip>
      <DataChip {...second} glyph="id" state="deleted">
        {masked.id}
      </DataChip>
    </DeletedPanel>
  </Scene>
);
