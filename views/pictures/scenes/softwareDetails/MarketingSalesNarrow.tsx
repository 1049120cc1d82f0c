import { SalesField } from '../../kit/people/SalesField.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, as low as the two counts over the field allow. */
export const MarketingSalesNarrow = () => (
  <Scene width={400} height={224} ground="dusk" grows="around">
    <Label x={22} y={56} size={34} weight={800} tone="on-deep">
      80
    </Label>
    <Label x={74} y={56} size={19} weight={600} tone="on-deep">
      enquiries
    </Label>
    <Label x={378} y={56} size={19} weight={600} tone="code-number" anchor="end">
      10 became sales
    </Label>
    <SalesField x={20} y={78} columns={16} rows={5} across={22.5} down={24} figure={15.5} />
  </Scene>
);
