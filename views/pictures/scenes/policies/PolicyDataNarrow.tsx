import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { Bin } from '../../kit/shapes/Bin.tsx';
import { DataChip } from '../../kit/shapes/DataChip.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = { x: 16, width: 368, height: 92 } as const;
const first = { x: 108, y: 12, width: 110, stacked: true } as const;
const second = { ...first, x: 246 } as const;

const Step = ({ glyph, children }: { readonly glyph: GlyphName; readonly children: string }) => (
  <>
    <Glyph name={glyph} x={16} y={15} size={28} tone="brand-ink" bold />
    <Label x={18} y={70} size={20} weight={700}>
      {children}
    </Label>
  </>
);

/** The three steps of data below each other, for phones: it is used, is masked for as long as it is kept, and is deleted. */
export const PolicyDataNarrow = () => (
  <Scene width={400} height={344} ground="deep">
    <Panel {...row} y={12}>
      <Step glyph="bolt">Use</Step>
      <DataChip {...first} glyph="phone">
        Mobile
      </DataChip>
      <StepArrow x={223} y={46} length={16} tone="green" />
      <DataChip {...second} glyph="check" state="used">
        Recharge
      </DataChip>
    </Panel>
    <StepArrow x={200} y={107} turn={90} length={15} />
    <Panel {...row} y={126}>
      <Step glyph="lock">Protect</Step>
      <DataChip {...first} glyph="id">
        •••• 1234
      </DataChip>
      <DataChip {...second} glyph="phone">
        •••• 6810
      </DataChip>
    </Panel>
    <StepArrow x={200} y={221} turn={90} length={15} />
    <DeletedPanel {...row} y={240}>
      <Bin x={30} y={29} scale={1.2} tone="on-deep" />
      <Label x={18} y={70} size={20} weight={700} tone="on-deep">
        Delete
      </Label>
      <DataChip {...first} glyph="id" state="deleted">
        ID
      </DataChip>
      <DataChip {...second} glyph="phone" state="deleted">
        Mobile
      </DataChip>
    </DeletedPanel>
  </Scene>
);
