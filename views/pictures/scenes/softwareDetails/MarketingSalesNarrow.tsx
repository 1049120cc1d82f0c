import { SalesField } from '../../kit/people/SalesField.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, as low as eight rows allow: the counts are beside the field, whose last row became sales. */
export const MarketingSalesNarrow = () => (
  <Scene width={400} height={228} ground="dusk" grows="around">
    <Label x={22} y={62} size={46} weight={800} tone="on-deep">
      80
    </Label>
    <Label x={22} y={86} size={19} weight={600} tone="on-deep">
      enquiries
    </Label>
    <Label x={22} y={160} size={46} weight={800} tone="code-number">
      10
    </Label>
    {['became', 'sales'].map((word, index) => (
      <Label key={word} x={22} y={184 + index * 22} size={19} weight={600} tone="code-number">
        {word}
      </Label>
    ))}
    <SalesField
      x={158}
      y={18}
      columns={10}
      rows={8}
      across={22.4}
      down={24}
      sales={{ columns: 10, rows: 1 }}
      figure={15.5}
    />
  </Scene>
);
