import { Portrait } from '../../kit/people/Portrait.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Who receives what is paid in at the counter, and the way from there. */
const families = [
  ['Darbhanga', '₹3,000', 'bun', 'brand-lift', 'brand-soft', 'M90 200C90 110 140 84 224 84'],
  ['Siwan', '₹4,800', 'beard', 'deep-lift', 'green-soft', 'M90 200H224'],
  ['Ballia', '₹2,500', 'long', 'marigold', 'marigold-soft', 'M90 200C90 290 140 316 224 316'],
] as const;

/** From one counter to families in three towns. */
export function TransferClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <MapRoute x={0} y={0} {...closingSize} radius={0} stops={[]} />
      {families.map(([town, , , , , way]) => (
        <g key={town}>
          <path d={way} className="stroke-surface" strokeWidth={13} />
          <path d={way} className="stroke-brand" strokeWidth={5} />
        </g>
      ))}
      {families.map(([town, amount, hair, clothes, tone], index) => (
        <g key={town} transform={`translate(224 ${84 + index * 116})`}>
          <Panel x={0} y={-42} width={192} height={84}>
            <Portrait
              x={42}
              y={42}
              size={56}
              hair={hair}
              clothes={clothes}
              tone={tone}
              skin={hair === 'beard' ? 'skin-deep' : 'skin'}
            />
            <Label x={82} y={36} size={17} tone="muted">
              {town}
            </Label>
            <Label x={82} y={64} size={24} weight={800} tone="green-ink">
              {amount}
            </Label>
          </Panel>
          <circle r={12} className="surface" />
          <circle r={8} className="marigold" />
        </g>
      ))}
      <circle cx={90} cy={200} r={66} className="surface" />
      <Portrait x={90} y={200} size={118} hair="short" clothes="green" tone="green-soft" plain />
      <Panel x={18} y={248} width={144} height={44} radius={22} tone="sheen">
        <Label x={72} y={29} size={18} weight={700} tone="on-brand" anchor="middle">
          Your counter
        </Label>
      </Panel>
    </Scene>
  );
}
