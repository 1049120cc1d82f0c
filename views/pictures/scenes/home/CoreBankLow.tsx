import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const calls = [
  ['user', 'Beneficiary'],
  ['send', 'Payout'],
  ['search', 'Status'],
] as const;

/** The three calls of a payout side by side, for the head of a small card. */
export function CoreBankLow() {
  return (
    <Scene width={400} height={200} ground="brand" radius={0}>
      <Rings x={400} y={0} size={240} tone="brand-lift" />
      <path d="M100 106H300" className="stroke-on-brand" strokeWidth={4} />
      {calls.map(([glyph, call], index) => (
        <Panel key={call} x={20 + index * 124} y={48} width={112} height={116}>
          <rect x={32} y={20} width={48} height={48} rx={8} className="brand-soft" />
          <Glyph name={glyph} x={42} y={30} size={28} tone="brand-ink" />
          <Label x={56} y={96} size={16} weight={700} anchor="middle">
            {call}
          </Label>
          <Tick x={94} y={2} size={28} />
        </Panel>
      ))}
    </Scene>
  );
}
