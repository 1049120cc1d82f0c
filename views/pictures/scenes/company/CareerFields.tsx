import { Ticket } from '../../kit/documents/Ticket.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** Three fields in one hand: a bank card, a train ticket and a message. */
export const CareerFields = () => (
  <Vignette tone="brand-soft">
    <At x={18} y={56} turn={-14} scale={0.3}>
      <CardFace tone="sheen" ink="on-brand" groups={0} />
    </At>
    <Ticket x={108} y={20} turn={9} width={74} height={124} tear={80} across>
      <Glyph name="train" x={12} y={14} size={50} tone="brand" bold />
    </Ticket>
    <Message />
  </Vignette>
);

const bubble =
  'M18 0H84a18 18 0 0118 18V40a18 18 0 01-18 18H40L18 72V58A18 18 0 010 40V18A18 18 0 0118 0z';

const Message = () => (
  <At x={38} y={102}>
    <path d={bubble} className="shade" filter="url(#soft)" transform="translate(0 10)" />
    <path d={bubble} className="green" />
    {[27, 51, 75].map((x) => (
      <circle key={x} cx={x} cy={29} r={7} className="surface" />
    ))}
  </At>
);
