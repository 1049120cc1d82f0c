import { SimOnTile } from '../../kit/devices/SimOnTile.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { codeSize } from './codeSize.ts';

const ways = ['mail', 'chart', 'cloud'] as const;

/** A SIM card, from which lines lead to email, panel and server. */
export function InboundSim() {
  return (
    <Scene {...codeSize.wide} ground="none">
      <path
        d="M100 92H216M168 44H216M168 140H216M168 44V140"
        className="stroke-green"
        strokeWidth={3}
      />
      <SimOnTile x={0} y={20} />
      {ways.map((glyph, index) => (
        <Panel key={glyph} x={208} y={22 + index * 48} width={56} height={44} radius={12} flat>
          <Glyph name={glyph} x={16} y={10} size={24} tone="green" bold />
        </Panel>
      ))}
    </Scene>
  );
}
