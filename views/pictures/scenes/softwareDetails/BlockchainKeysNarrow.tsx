import { KeyHolders } from '../../kit/records/KeyHolders.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: who holds which key of the ledger. */
export function BlockchainKeysNarrow() {
  return (
    <Scene width={480} height={424} ground="warm" grows="around">
      <Glyph name="block" x={28} y={24} size={36} tone="brand-ink" />
      <Label x={76} y={50} size={23} weight={800}>
        Keys of the ledger
      </Label>
      <KeyHolders x={24} y={84} />
    </Scene>
  );
}
