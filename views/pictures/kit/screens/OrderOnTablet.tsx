import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Tablet } from '../devices/Tablet.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';
import { LeafyPlant } from '../things/LeafyPlant.tsx';

const [cartons] = exampleOrder.lines;
const size = 22;

/** The first station of an order: a tablet on the desk of an office, and a finger that saves what was entered. */
export const OrderOnTablet = () => (
  <StationRoom tone="brand-lift" y={168}>
    <LeafyPlant x={212} y={186} scale={1.12} />
    <ellipse cx={112} cy={197} rx={104} ry={9} className="shade" />
    <path d="M72 176H140l14 18H58z" className="deep-lift" />
    <Tablet x={12} y={18} turn={-2} width={196} height={172}>
      <path d="M0 0H172V42H0z" fill="url(#sheen)" />
      <Label x={16} y={29} size={size} weight={700} tone="on-brand">
        New order
      </Label>
      <rect x={10} y={53} width={152} height={36} rx={8} className="surface-2" />
      <rect x={10.5} y={53.5} width={151} height={35} rx={7.5} className="stroke-line" />
      <Label x={19} y={79} size={size} tone="muted">
        Cartons
      </Label>
      <Label x={153} y={79} size={size} weight={800} anchor="end">
        {String(cartons.quantity)}
      </Label>
      <rect x={10} y={99} width={110} height={38} rx={8} className="brand" />
      <Label x={22} y={126} size={size} weight={700} tone="on-brand">
        Save
      </Label>
    </Tablet>
    <PressingHand x={124} y={150} turn={27} scale={0.5} sleeve="brand" />
  </StationRoom>
);
