import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { held, masked } from '../../kit/records/personalData.ts';
import { Bin } from '../../kit/shapes/Bin.tsx';
import { DataChip } from '../../kit/shapes/DataChip.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = { x: 16, width: 368, height: 60 } as const;
const chip = { x: 134, y: 10, width: 222, glyph: 'phone' } as const;
const arrow = { x: row.x + chip.x + chip.width / 2, turn: 90, length: 14 } as const;

const Step = ({ glyph, children }: { readonly glyph: GlyphName; readonly children: string }) => (
  <>
    <Glyph name={glyph} x={16} y={18} size={24} tone="brand-ink" bold />
    <Label x={50} y={37} size={18} weight={700}>
      {children}
    </Label>
  </>
);

/** The three steps of data for phones, with the mobile number alone: it is used, masked for as long as it is kept, and deleted. */
export const PolicyDataNarrow = () => (
  <Scene width={400} height={256} ground="deep">
    <Panel {...row} y={12}>
      <Step glyph="bolt">Use</Step>
      <DataChip {...chip} state="used">
        {held.mobile}
      </DataChip>
    </Panel>
    <StepArrow {...arrow} y={78} />
    <Panel {...row} y={98}>
      <Step glyph="lock">Protect</Step>
      <DataChip {...chip}>{masked.mobile}</DataChip>
    </Panel>
    <StepArrow {...arrow} y={164} />
    <DeletedPanel {...row} y={184}>
      <Bin x={28} y={30} tone="on-deep" />
      <Label x={50} y={37} size={18} weight={700} tone="on-deep">
        Delete
      </Label>
      <DataChip {...chip} state="deleted">
        {masked.mobile}
      </DataChip>
    </DeletedPanel>
  </Scene>
);
