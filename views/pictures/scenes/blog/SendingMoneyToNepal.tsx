import { Cover } from '../../Cover.tsx';
import { Label } from '../../Label.tsx';
import { MapRoute } from '../../MapRoute.tsx';
import { Panel } from '../../Panel.tsx';
import { Shop } from '../../Shop.tsx';

/** A route over the hills from a sender’s slip in Kolkata to a counter in Kathmandu. */
export function SendingMoneyToNepal() {
  return (
    <Cover topic="transfer">
      <MapRoute
        x={32}
        y={24}
        width={576}
        height={312}
        stops={[
          [332, 232],
          [288, 168],
          [220, 136],
        ]}
      >
        <path d="M256 176L376 32l60 72 36-32 96 104z" className="brand-soft" />
        <path
          d="M351 62L376 32l25 30-13 12-12-10-12 10zM454 88l18-16 18 18-10 8-8-8-8 6z"
          className="on-brand"
        />
        <Label x={110} y={280} size={26} weight={800} anchor="middle">
          Kathmandu
        </Label>
      </MapRoute>
      <Shop x={56} y={56} scale={0.72} clothes="brand" hair="bun" />
      <Panel x={392} y={176} width={200} height={136}>
        <Label x={24} y={46} size={24} weight={700}>
          Kolkata
        </Label>
        <path d="M24 64H176" className="stroke-faint" strokeWidth={2} strokeDasharray="1 8" />
        <Label x={24} y={108} size={36} weight={800}>
          ₹10,000
        </Label>
      </Panel>
    </Cover>
  );
}
