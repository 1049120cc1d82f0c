import { KeyHolders, SpareKeys } from '../../kit/records/KeyHolders.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside the words: who holds which key of the ledger, and where the spare ones are. */
export function BlockchainKeys() {
  return (
    <Scene width={480} height={626} ground="warm" grows="above">
      <Glyph name="block" x={28} y={20} size={36} tone="brand-ink" />
      <Label x={76} y={46} size={23} weight={800}>
        Keys of the ledger
      </Label>
      <path d="M-480 602H960V700H-480z" className="marigold-soft" />
      <KeyHolders x={24} y={74} />
      <SpareKeys x={0} y={414} />
    </Scene>
  );
}
