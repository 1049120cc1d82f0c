import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Of each service: its sign, its colour, and the ink on it. */
const services = [
  ['phone', 'brand', 'on-brand'],
  ['bank', 'marigold', 'deep'],
  ['train', 'green', 'on-brand'],
] as const satisfies readonly (readonly [GlyphName, string, string])[];

const tile = { x: 96, side: 68, pitch: 88 } as const;
const ledger = { x: 332, y: 32, width: 212, height: 236 } as const;

/** What a senior developer builds: services whose entries meet in one ledger, and match. */
export const JobSoftware = () => (
  <Scene width={640} height={300} ground="lilac">
    {services.map(([glyph, tone, ink], index) => {
      const y = 150 + (index - 1) * tile.pitch;
      const end = 150 + (index - 1) * 36;
      const from = tile.x + tile.side;
      const middle = (from + ledger.x) / 2;
      return (
        <g key={glyph}>
          <path
            d={`M${from} ${y}C${middle} ${y} ${middle} ${end} ${ledger.x} ${end}`}
            className={`stroke-${tone}`}
            strokeWidth={6}
          />
          <rect
            x={tile.x}
            y={y - tile.side / 2}
            width={tile.side}
            height={tile.side}
            rx={18}
            className={tone}
          />
          <Glyph name={glyph} x={tile.x + 13} y={y - 21} size={42} tone={ink} />
        </g>
      );
    })}
    <Panel {...ledger} radius={20}>
      <path d="M0 64V20A20 20 0 0120 0H192a20 20 0 0120 20V64z" fill="url(#night)" />
      <Label x={106} y={43} size={29} weight={700} tone="on-deep" anchor="middle">
        Ledger
      </Label>
      <Tick x={106} y={132} size={84} />
      <Label x={106} y={213} size={27} weight={700} tone="green-ink" anchor="middle">
        Matched
      </Label>
    </Panel>
  </Scene>
);
