import { DeletedPanel } from '../../kit/records/DeletedPanel.tsx';
import { Bin } from '../../kit/shapes/Bin.tsx';
import { DataChip } from '../../kit/shapes/DataChip.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where the two pieces of data stand in each of the panels. */
const [upper, lower] = [46, 104];

const Step = ({ deleted, children }: { readonly deleted?: boolean; readonly children: string }) => (
  <Label x={14} y={30} size={18} weight={700} tone={deleted ? 'on-deep' : 'ink'}>
    {children}
  </Label>
);

/** Data is used for its purpose, a number for its recharge, is masked for as long as it is kept, and is deleted. */
export const PolicyData = () => (
  <Scene width={480} height={200} ground="deep">
    <Panel x={15} y={25} width={132} height={150}>
      <Step>Use</Step>
      <DataChip x={10} y={upper} width={112} glyph="phone">
        Mobile
      </DataChip>
      <StepArrow x={66} y={83} turn={90} length={17} tone="green" />
      <DataChip x={10} y={lower} width={112} glyph="check" state="used">
        Recharge
      </DataChip>
    </Panel>
    <StepArrow x={153} y={100} length={18} />
    <Panel x={177} y={25} width={142} height={150}>
      <Step>Protect</Step>
      <Glyph name="lock" x={110} y={12} size={22} tone="brand-ink" bold />
      <DataChip x={10} y={upper} width={122} glyph="id">
        •••• 1234
      </DataChip>
      <DataChip x={10} y={lower} width={122} glyph="phone">
        •••• 6810
      </DataChip>
    </Panel>
    <StepArrow x={325} y={100} length={18} />
    <DeletedPanel x={349} y={25} width={116} height={150}>
      <Step deleted>Delete</Step>
      <Bin x={96} y={24} tone="on-deep" />
      <DataChip x={10} y={upper} width={96} glyph="id" state="deleted">
        ID
      </DataChip>
      <DataChip x={10} y={lower} width={96} glyph="phone" state="deleted">
        Mobile
      </DataChip>
    </DeletedPanel>
  </Scene>
);
