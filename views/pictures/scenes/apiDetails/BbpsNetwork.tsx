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
    <Scene width={400} height={540} ground="mint" grows="around">
      <Dots x={24} y={24} size={352} rows={32} tone="green" />
      {stations.map(([glyph, name, note], index) => {
        const y = 32 + index * 124;
        const isSystem = index === 2;
        return (
          <g key={name}>
            {index > 0 && (
              <Connector from={[200, y - 20]} to={[200, y - 2]} upright arrow tone="green" />
            )}
            <Panel x={36} y={y} width={328} height={100} tone={isSystem ? 'sheen' : 'surface'}>
              <Avatar
                x={52}
                y={50}
                size={60}
                tone={index === 3 ? 'marigold' : 'brand'}
                glyph={glyph}
              />
              <Label x={100} y={46} size={21} weight={700} tone={isSystem ? 'on-brand' : 'ink'}>
                {name}
              </Label>
              <Label x={100} y={74} size={17} tone={isSystem ? 'on-brand' : 'muted'}>
                {note}
              </Label>
            </Panel>
          </g>
        );
      })}
    </Scene>
  );
}
