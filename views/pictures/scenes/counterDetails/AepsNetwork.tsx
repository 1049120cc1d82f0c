import { At } from '../../kit/At.tsx';
import { Fingerprint } from '../../kit/Fingerprint.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';

const shops = [
  { x: 138, hair: 'turban', clothes: 'green' },
  { x: 218, hair: 'long', clothes: 'marigold' },
  { x: 298, hair: 'short', clothes: 'brand-lift' },
] as const;

const operators = [
  { x: 168, hair: 'turban', clothes: 'green' },
  { x: 224, hair: 'long', clothes: 'brand' },
  { x: 280, hair: 'bun', clothes: 'green' },
  { x: 336, hair: 'short', clothes: 'brand-lift' },
] as const;

/** One distributor, three shops, and the people who may use their scanners. */
export function AepsNetwork() {
  return (
    <Scene width={400} height={376}>
      <path d="M64 88V320" className="stroke-brand" strokeWidth={3} strokeDasharray="1 8" />
      <Panel x={24} y={24} width={352} height={88}>
        <Portrait x={48} y={44} size={60} clothes="brand" />
        <Label x={96} y={40} size={19} weight={800}>
          Distributor
        </Label>
        <Label x={96} y={63} size={15} tone="muted">
          brings shops on board
        </Label>
        <Glyph name="users" x={306} y={30} size={28} tone="brand" />
      </Panel>
      <Panel x={24} y={128} width={352} height={120}>
        <Label x={20} y={66} size={16} weight={800}>
          Retailers
        </Label>
      </Panel>
      {shops.map(({ x, ...look }) => (
        <Shop key={x} {...look} x={x} y={152} scale={0.28} />
      ))}
      <Panel x={24} y={264} width={352} height={88}>
        <Label x={20} y={50} size={16} weight={800}>
          Operators
        </Label>
      </Panel>
      {operators.map(({ x, ...look }) => (
        <g key={x}>
          <Portrait {...look} x={x} y={306} size={48} tone="green-soft" />
          <At x={x + 6} y={306}>
            <circle cx={12} cy={12} r={14} className="surface" />
            <circle cx={12} cy={12} r={12} className="green" />
            <Fingerprint x={5.6} y={4} size={16} tone="surface" />
          </At>
        </g>
      ))}
    </Scene>
  );
}
