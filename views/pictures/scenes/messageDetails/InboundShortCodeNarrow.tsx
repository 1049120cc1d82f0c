import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { codeSize } from './codeSize.ts';

/** The same for phones: a radio of which little is left but its display. */
export const InboundShortCodeNarrow = () => (
  <Scene {...codeSize.narrow} ground="none">
    <path d="M70 26L88 6" className="stroke-faint" strokeWidth={3} />
    <circle cx={89} cy={5} r={4} className="marigold" />
    <Panel x={0} y={24} width={100} height={66} flat tone="marigold">
      <rect x={10} y={9} width={80} height={32} rx={6} className="deep" />
      <Label x={50} y={32.5} size={20} weight={800} tone="code-number" anchor="middle">
        567XX
      </Label>
      <path d="M14 52H59" className="stroke-deep" strokeWidth={4} strokeDasharray="0 9" />
      <circle cx={82} cy={52} r={6} className="deep" />
    </Panel>
  </Scene>
);
