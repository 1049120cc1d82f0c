import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

const ledgers = [
  ['globe', 'Public', 'fee', 'marigold'],
  ['lock', 'Private', 'servers', 'brand'],
] as const;

/** What each kind of ledger costs, and the key with its spare. */
export function BlockchainKeys() {
  return (
    <Scene width={560} height={184} grows="around">
      <Rings x={0} y={0} size={320} />
      <Panel x={28} y={20} width={268} height={144}>
        {ledgers.map(([glyph, name, cost, tone], index) => (
          <g key={name} transform={`translate(20 ${index * 72})`}>
            {index > 0 && <path d="M0 .500H228" className="stroke-line" />}
            <Glyph name={glyph} x={0} y={22} size={28} tone="brand" />
            <Label x={44} y={43} size={20} weight={700}>
              {name}
            </Label>
            <Pill x={228} y={18} anchor="end" tone={tone} size={18}>
              {cost}
            </Pill>
          </g>
        ))}
      </Panel>
      <Panel x={320} y={20} width={212} height={144} tone="night">
        <circle cx={56} cy={56} r={32} className="on-deep" opacity={0.14} />
        <Glyph name="key" x={38} y={38} size={36} tone="marigold" />
        <Glyph name="key" x={108} y={38} size={36} tone="on-deep-muted" />
        <Label x={24} y={124} size={20} weight={700} tone="on-deep">
          Key and spare
        </Label>
      </Panel>
    </Scene>
  );
}
