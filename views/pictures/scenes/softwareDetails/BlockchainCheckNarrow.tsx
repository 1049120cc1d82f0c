import { FingerprintResult } from '../../kit/screens/FingerprintResult.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const sources: readonly (readonly [x: number, glyph: GlyphName, name: string, note: string])[] = [
  [20, 'file', 'Certificate', 'Employer’s copy'],
  [208, 'block', 'No. 1042', 'Ledger'],
];

/** For phones: the copy and the block by name alone, and the fingerprint that both have. */
export function BlockchainCheckNarrow() {
  return (
    <Scene width={400} height={302} ground="deep">
      {sources.map(([x, glyph, name, note]) => (
        <Panel key={name} x={x} y={20} width={172} height={80} flat>
          <Glyph name={glyph} x={10} y={25} size={30} tone="brand-ink" />
          <Label x={48} y={37} size={18} weight={700}>
            {name}
          </Label>
          <Label x={48} y={59} size={14} tone="muted">
            {note}
          </Label>
        </Panel>
      ))}
      <Connector from={[106, 100]} to={[150, 168]} tone="code-number" upright arrow />
      <Connector from={[294, 100]} to={[250, 168]} tone="code-number" upright arrow />
      <FingerprintResult x={20} y={174} scale={0.9} />
    </Scene>
  );
}
