import { SalesField } from '../../kit/people/SalesField.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the enquiries of a month became: a field of eighty figures, the ten sales among them framed in the last row. */
export const MarketingSales = () => (
  <Scene width={400} height={536} ground="dusk" grows="around">
    <Label x={38} y={84} size={64} weight={800} tone="on-deep">
      80
    </Label>
    <Label x={132} y={84} size={24} weight={600} tone="on-deep">
      enquiries
    </Label>
    <SalesField
      x={30}
      y={112}
      columns={10}
      rows={8}
      across={34}
      down={38}
      sales={{ columns: 10, rows: 1 }}
      figure={24}
    />
    <Label x={38} y={492} size={64} weight={800} tone="code-number">
      10
    </Label>
    <Label x={118} y={492} size={24} weight={600} tone="code-number">
      became sales
    </Label>
  </Scene>
);
