import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { Bin } from '../../kit/shapes/Bin.tsx';
import { DataChip } from '../../kit/shapes/DataChip.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = { x: 16, width: 368, height: 92 } as const;

/* Both pieces of data of a row end at the same edges; where one becomes the other, an arrow stands between them. */
const near = [
  { x: 108, y: 12, width: 120, stacked: true },
  { x: 236, y: 12, width: 120, stacked: true },
] as const;
const apart = [
  { ...near[0], width: 108 },
  { ...near[1], x: 248, width: 108 },
] as const;

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
  <Scene width={400} height={356} ground="deep">
    <Panel {...row} y={12}>
      <Step glyph="bolt">Use</Step>
      <DataChip {...apart[0]} glyph="phone">
        Mobile
      </DataChip>
      <StepArrow x={225} y={46} length={14} tone="green" />
      <DataChip {...apart[1]} glyph="check" state="used">
        Recharge
      </DataChip>
    </Panel>
    <StepArrow x={200} y={111} turn={90} length={14} />
    <Panel {...row} y={132}>
      <Step glyph="lock">Protect</Step>
      <DataChip {...near[0]} glyph="id">
        •••• 1234
      </DataChip>
      <DataChip {...near[1]} glyph="phone">
        •••• 6810
      </DataChip>
    </Panel>
    <StepArrow x={200} y={231} turn={90} length={14} />
    <DeletedPanel {...row} y={252}>
      <Bin x={30} y={29} scale={1.2} tone="on-deep" />
      <Label x={18} y={70} size={20} weight={700} tone="on-deep">
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
