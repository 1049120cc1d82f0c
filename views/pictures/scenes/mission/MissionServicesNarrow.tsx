import { Shop } from '../../kit/places/Shop.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowMissionSize } from './narrowMissionSize.ts';

interface Sold {
  readonly glyph: GlyphName;
  readonly name: string;
  /** Its place, and how wide its name makes it. */
  readonly at: readonly [x: number, y: number, width: number];
  /** Its line comes up behind the shop here, or from its side. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

const sold: readonly Sold[] = [
  { glyph: 'phone', name: 'Recharge', at: [12, 74, 140], from: [156, 210], to: [78, 122] },
  { glyph: 'chat', name: 'Message', at: [131, 14, 138], from: [200, 136], to: [200, 62] },
  { glyph: 'train', name: 'Ticket', at: [274, 74, 114], from: [244, 210], to: [322, 122] },
  { glyph: 'bolt', name: 'Bill', at: [12, 236, 84], from: [132, 260], to: [96, 260] },
  { glyph: 'card', name: 'Card', at: [288, 236, 100], from: [268, 260], to: [288, 260] },
];

/** For phones: one counter in the centre, and the names of the five services that it sells. */
export function MissionServicesNarrow() {
  return (
    <Scene {...narrowMissionSize}>
      {[220, 152].map((radius) => (
        <circle
          key={radius}
          cx={200}
          cy={196}
          r={radius}
          className="stroke-brand-lift"
          strokeDasharray="2 10"
          strokeWidth={2}
          opacity={0.5}
        />
      ))}
      <circle cx={200} cy={212} r={92} className="brand-soft" opacity={0.6} />
      {sold.map(({ name, from, to }) => (
        <Connector key={name} from={from} to={to} upright={from[1] !== to[1]} />
      ))}
      <Shop x={128} y={132} scale={0.6} hair="bun" clothes="deep-lift" />
      {sold.map(({ glyph, name, at: [x, y, width] }) => (
        <Panel key={name} x={x} y={y} width={width} height={48} radius={12}>
          <Glyph name={glyph} x={12} y={12} size={24} tone="brand" />
          <Label x={44} y={30} size={17} weight={700}>
            {name}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
