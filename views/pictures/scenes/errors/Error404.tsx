import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Ticket } from '../../kit/documents/Ticket.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { StreetMap } from '../../kit/places/StreetMap.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const foldWidth = 168;

/** A route on a folded map that ends at a place that is not there, and the ticket that was for it. */
export function Error404() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={520} size={400} tone="marigold-soft" />
      <path d="M72 80h504v296H72z" className="shade" filter="url(#soft)" />
      {[0, 1, 2].map((fold) => (
        <g
          key={fold}
          transform={`translate(${68 + fold * foldWidth} ${fold % 2 ? 68 : 48}) skewY(${fold % 2 ? -6.8 : 6.8})`}
        >
          <StreetMap
            x={0}
            y={0}
            width={foldWidth}
            height={300}
            radius={0}
            from={[96 + fold * foldWidth, 72]}
          >
            <path
              d="M184 336C232 336 232 272 280 272S336 168 392 176"
              className="stroke-brand"
              strokeWidth={6}
            />
            <path
              d="M392 176C448 184 456 248 512 232"
              className="stroke-brand"
              strokeWidth={6}
              strokeDasharray="0 14"
              strokeDashoffset={7}
            />
            <circle cx={184} cy={336} r={14} className="surface" />
            <circle cx={184} cy={336} r={9} className="brand" />
          </StreetMap>
          {fold === 1 && <path d={`M0 0h${foldWidth}v300H0z`} className="deep" opacity={0.05} />}
        </g>
      ))}
      <MapPin x={484} y={216} size={112} tone="red" dotted />
      <Ticket x={152} y={344} width={400} height={136} tear={280} turn={-4}>
        <Label x={28} y={36} size={16} tone="muted">
          To
        </Label>
        <Label x={28} y={64} size={24} weight={800}>
          This page
        </Label>
        <Stamp x={136} y={100} turn={-4} size={22} tone="red">
          Not found
        </Stamp>
        <Label x={340} y={82} size={36} weight={800} anchor="middle" tone="brand">
          404
        </Label>
      </Ticket>
    </Scene>
  );
}
