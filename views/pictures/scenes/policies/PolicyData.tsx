import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { held, masked } from '../../kit/records/personalData.ts';
import { Bin } from '../../kit/shapes/Bin.tsx';
import { DataChip } from '../../kit/shapes/DataChip.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = { x: 20, width: 440, height: 52 } as const;

/* The same two pieces of data stand below each other in all rows. */
const [first, second] = [
  { x: 120, y: 6, width: 151 },
  { x: 279, y: 6, width: 151 },
] as const;

const Step = ({ glyph, children }: { readonly glyph: GlyphName; readonly children: string }) => (
  <>
    <Glyph name={glyph} x={14} y={14} size={24} tone="brand-ink" bold />
    <Label x={46} y={32.5} size={17} weight={700}>
      {children}
    </Label>
  </>
);

/** The same two pieces of data are used, are masked for as long as they are kept, and are deleted. */
export const PolicyData = () => (
  <Scene width={480} height={252} ground="deep">
    <Panel {...row} y={20}>
      <Step glyph="bolt">Use</Step>
      <DataChip {...first} glyph="phone" state="used">
        {held.mobile}
      </DataChip>
      <DataChip {...second} glyph="id" state="used">
        {held.id}
      </DataChip>
    </Panel>
    <StepArrow x={295} y={79} turn={90} length={14} />
    <Panel {...row} y={100}>
      <Step glyph="lock">Protect</Step>
      <DataChip {...first} glyph="phone">
        {masked.mobile}
      </DataChip>
      <DataChip {...second} glyph="id">
        {masked.id}
      </DataChip>
    </Panel>
    <StepArrow x={295} y={159} turn={90} length={14} />
    <DeletedPanel {...row} y={180}>
      <Bin x={26} y={26} tone="on-deep" />
      <Label x={46} y={32.5} size={17} weight={700} tone="on-deep">
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
