import { KeyHolders, SpareKeys } from '../../kit/records/KeyHolders.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside the words: the ledger, below it who holds which of its keys, and where the spare ones are. */
export function BlockchainKeys() {
  return (
    <Scene width={480} height={656} ground="warm" grows="above">
      <Panel x={24} y={24} width={432} height={92} tone="night" flat>
        <Glyph name="block" x={28} y={22} size={48} tone="code-number" />
        <Label x={96} y={42} size={23} weight={800} tone="on-deep">
          Certificates
        </Label>
        <Label x={96} y={68} size={18} tone="on-deep-muted">
          ledger, up to No. 1042
        </Label>
      </Panel>
      <KeyHolders x={24} y={132} />
      <SpareKeys x={0} y={454} />
    </Scene>
  );
}
