import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const admitted = [
  ['bank', 'Bank'],
  ['wallet', 'Wallet issuer'],
  ['shield', 'Insurer'],
  ['chart', 'Broker'],
] as const;

/** Kinds of business that are admitted, and the one that asks. */
export function PanApiClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      {admitted.map(([glyph, name], index) => (
        <Panel
          key={name}
          x={28 + (index % 2) * 200}
          y={28 + Math.floor(index / 2) * 120}
          width={184}
          height={104}
        >
          <Glyph name={glyph} x={20} y={20} size={32} tone="brand" />
          <Tick x={150} y={34} size={28} />
          <Label x={20} y={83} size={20} weight={700}>
            {name}
          </Label>
        </Panel>
      ))}
      <Panel x={28} y={268} width={384} height={104} tone="sheen">
        <rect x={20} y={20} width={64} height={64} rx={16} className="on-brand" opacity={0.18} />
        <Glyph name="store" x={34} y={34} size={36} tone="on-brand" />
        <Label x={104} y={47} size={24} weight={800} tone="on-brand">
          Your business
        </Label>
        <Label x={104} y={77} size={19} tone="on-brand">
          Ask if it is eligible
        </Label>
      </Panel>
    </Scene>
  );
}
