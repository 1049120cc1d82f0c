import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { held, masked } from '../../kit/records/personalData.ts';
import { Bin } from '../../kit/shapes/Bin.tsx';
import { DataChip } from '../../kit/shapes/DataChip.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = { x: 16, width: 368, height: 92 } as const;

/* The same two pieces of data stand below each other in all rows. */
const [first, second] = [
  { x: 104, y: 12, width: 124, stacked: true },
  { x: 236, y: 12, width: 124, stacked: true },
] as const;

const Step = ({ glyph, children }: { readonly glyph: GlyphName; readonly children: string }) => (
  <>
    <Glyph name={glyph} x={16} y={15} size={28} tone="brand-ink" bold />
    <Label x={18} y={70} size={20} weight={700}>
      {children}
    </Label>
  </>
);

/** The three steps of data below each other, for phones: the same two pieces are used, are masked for as long as they are kept, and are deleted. */
export const PolicyDataNarrow = () => (
  <Scene width={400} height={356} ground="deep">
    <Panel {...row} y={12}>
      <Step glyph="bolt">Use</Step>
      <DataChip {...first} glyph="phone" state="used">
        {held.mobile}
      </DataChip>
      <DataChip {...second} glyph="id" state="used">
        {held.id}
      </DataChip>
    </Panel>
    <StepArrow x={200} y={111} turn={90} length={14} />
    <Panel {...row} y={132}>
      <Step glyph="lock">Protect</Step>
      <DataChip {...first} glyph="phone">
        {masked.mobile}
      </DataChip>
      <DataChip {...second} glyph="id">
        {masked.id}
      </DataChip>
    </Panel>
    <StepArrow x={200} y={231} turn={90} length={14} />
    <DeletedPanel {...row} y={252}>
      <Bin x={30} y={29} scale={1.2} tone="on-deep" />
      <Label x={18} y={70} size={20} weight={700} tone="on-deep">
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
