import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** From the last card of the wallet to the first: tone, what it is for, where the middle of its lower edge is, and how it leans. */
const cards = [
  ['night', 'Gift', 223, 203, 4],
  ['green', 'Fuel', 222, 250, 1],
  ['sheen', 'Team', 217, 297, -2],
] as const;

/** The cards of a team, which stand ready in a wallet on the desk. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <Rings x={220} y={200} size={360} tone="marigold-soft" />
      <path d="M0 326H440V400H0z" className="marigold" opacity={0.3} />
      <ContactShadow x={220} y={362} width={336} />
      <WalletBack />
      {cards.map(([tone, title, x, y, turn]) => (
        <At key={tone} x={x} y={y} turn={turn} scale={0.86}>
          <PaymentCard
            x={-152}
            y={-192}
            tone={tone}
            title={title}
            name=""
            digits=""
            covered
            expiry=""
          />
        </At>
      ))}
      <WalletFront />
    </Scene>
  );
}

/* Behind the cards: the same outline as the front, a little higher. */
const WalletBack = () => (
  <>
    <rect x={66} y={212} width={308} height={150} rx={22} className="marigold" />
    <rect x={66} y={212} width={308} height={150} rx={22} className="deep" opacity={0.45} />
  </>
);

/* A round cut in its edge, to take a card out, and a seam. */
const WalletFront = () => (
  <>
    <path
      d="M66 252a14 14 0 0114-14H166a10 10 0 0110 8 45 45 0 0088 0 10 10 0 0110-8H360a14 14 0 0114 14V340a22 22 0 01-22 22H88a22 22 0 01-22-22z"
      className="marigold"
    />
    <path
      d="M78 256V338a12 12 0 0012 12H350a12 12 0 0012-12V256"
      className="stroke-marigold-ink"
      strokeWidth={2}
      strokeDasharray="7 6"
      opacity={0.5}
    />
  </>
);
