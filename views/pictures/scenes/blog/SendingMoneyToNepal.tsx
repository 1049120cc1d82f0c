import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A route over the hills from a sender’s slip in Kolkata to a counter in Kathmandu. */
export function SendingMoneyToNepal() {
  return (
    <Cover ground="mint" motif={[40, 25, 210]}>
      <MapRoute
        x={32}
        y={24}
        width={576}
        height={312}
        stops={[
          [344, 240],
          [280, 196],
          [208, 168],
        ]}
      >
        <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".6" className="stop-brand-soft" />
          <stop offset="1" className="stop-brand-soft" stopOpacity="0" />
        </linearGradient>
        <path d="M132 168L248 36l56 66 34-30 66 96z" fill="url(#foot)" />
        <path
          d="M224 63L248 36l24 28-12 11-12-9-12 9zM323 85l15-13 12 17-6 6-6-7-8 6z"
          className="on-brand"
        />
      </MapRoute>
      <Shop x={56} y={40} scale={0.72} clothes="brand" hair="long" />
      <Panel x={56} y={252} width={184} height={64}>
        <Label x={92} y={41} size={24} weight={700} anchor="middle">
          Kathmandu
        </Label>
      </Panel>
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
