import { Portrait } from '../../kit/people/Portrait.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel, Shadow } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const you = [220, 190] as const;

/** Where the shops of a district are. */
const shops = [
  [96, 72],
  [348, 66],
  [56, 188],
  [386, 184],
  [76, 314],
  [364, 318],
] as const;

/** A distributor in the middle of a district, and the shops that get AEPS from there. */
export function AepsClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <MapRoute x={0} y={0} {...closingSize} stops={[]} />
      {shops.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${you[0]} ${you[1]}L${x} ${y}`}
          className="way stroke-brand"
          strokeWidth={4}
          strokeDasharray="2 10"
        />
      ))}
      {shops.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x - 38} ${y - 38})`}>
          <Shadow width={76} height={76} radius={38} />
          <circle cx={38} cy={38} r={38} className="surface" />
          <circle cx={38} cy={38} r={30} className="green-soft" />
          <Glyph name="store" x={20} y={20} size={36} tone="green-ink" />
        </g>
      ))}
      <circle cx={you[0]} cy={you[1]} r={74} className="surface" />
      <Portrait x={you[0]} y={you[1]} size={132} hair="turban" clothes="green" />
      <Panel x={you[0] - 52} y={you[1] + 50} width={104} height={44} radius={22} tone="sheen">
        <Label x={52} y={29} size={20} weight={800} tone="on-brand" anchor="middle">
          You
        </Label>
      </Panel>
    </Scene>
  );
}
