import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** From the last card of the box to the first: tone, where the middle of its lower edge is, and how it leans. */
const cards = [
  ['night', 223, 203, 4],
  ['green', 222, 250, 1],
  ['sheen', 217, 297, -2],
] as const;

/** The cards of a team, which stand ready in a box on the desk. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={220} y={200} size={360} tone="marigold-soft" />
      <path d="M0 326H440V400H0z" className="marigold" opacity={0.3} />
      <ContactShadow x={220} y={362} width={350} />
      <BoxBack />
      {cards.map(([tone, x, y, turn]) => (
        <At key={tone} x={x} y={y} turn={turn} scale={0.86}>
          <PaymentCard x={-152} y={-192} tone={tone} name="" digits="" covered expiry="" />
        </At>
      ))}
      <BoxFront />
    </Scene>
  );
}

const BoxBack = () => (
  <>
    <path d="M78 192H362L378 241V300H62V241z" className="marigold" />
    <path d="M78 192H362L378 241V300H62V241z" className="deep" opacity={0.45} />
  </>
);

/* A round cut in its edge, to take a card out, as boxes for cards have. */
const BoxFront = () => (
  <>
    <path
      d="M62 241a4 4 0 014-4H166a10 10 0 0110 8 45 45 0 0088 0 10 10 0 0110-8H374a4 4 0 014 4V348a14 14 0 01-14 14H76a14 14 0 01-14-14z"
      className="marigold"
    />
    <path
      d="M62 336H378V348a14 14 0 01-14 14H76a14 14 0 01-14-14z"
      className="deep"
      opacity={0.12}
    />
  </>
);
