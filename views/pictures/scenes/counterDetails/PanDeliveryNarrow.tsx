import { PanStages } from '../../kit/documents/PanStages.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same on the screen of a phone itself. */
export const PanDeliveryNarrow = () => (
  <Scene width={400} height={356} ground="mint" grows="around">
    <Panel x={28} y={24} width={344} height={308}>
      <path d="M0 56V16A16 16 0 0116 0H328a16 16 0 0116 16V56z" fill="url(#sheen)" />
      <Label x={16} y={35} size={17} tone="on-brand">
        Acknowledgement
      </Label>
      <Label x={328} y={36} size={21} weight={800} tone="on-brand" anchor="end">
        63XXXX4107
      </Label>
      <PanStages x={42} y={90} width={312} step={60} />
    </Panel>
  </Scene>
);
