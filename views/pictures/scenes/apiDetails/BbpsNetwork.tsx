import { Avatar } from '../../kit/Avatar.tsx';
import { Dots } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import type { GlyphName } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

const stations: readonly (readonly [glyph: GlyphName, name: string, note: string])[] = [
  ['store', 'Your shop', 'Agent'],
  ['bank', 'Operating unit', 'Answers for its agents'],
  ['refresh', 'Bharat Connect', 'Run by NPCI BillPay'],
  ['bolt', 'The biller', 'Electricity, water, gas'],
];

/** Whose hands a bill goes through, from the shop at the top to the biller below. */
export function BbpsNetwork() {
  return (
    <Scene width={400} height={396} ground="mint" grows="around">
      <Dots x={24} y={24} size={352} rows={22} tone="green" />
      {stations.map(([glyph, name, note], index) => {
        const y = 24 + index * 91;
        const isSystem = index === 2;
        return (
          <g key={name}>
            {index > 0 && (
              <Connector from={[200, y - 13]} to={[200, y - 2]} upright arrow tone="green" />
            )}
            <Panel x={36} y={y} width={328} height={75} tone={isSystem ? 'sheen' : 'surface'}>
              <Avatar
                x={52}
                y={37.5}
                size={50}
                tone={index === 3 ? 'marigold' : 'brand'}
                glyph={glyph}
              />
              <Label x={100} y={34} size={21} weight={700} tone={isSystem ? 'on-brand' : 'ink'}>
                {name}
              </Label>
              <Label x={100} y={59} size={17} tone={isSystem ? 'on-brand' : 'muted'}>
                {note}
              </Label>
            </Panel>
          </g>
        );
      })}
    </Scene>
  );
}
