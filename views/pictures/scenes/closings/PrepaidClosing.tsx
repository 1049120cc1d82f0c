import { FullKycCard, GiftCard, SmallCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The three cards that the page compares, which stand ready in a wallet on the desk. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <Rings x={220} y={200} size={360} tone="marigold-soft" />
      <path d="M0 326H440V400H0z" className="marigold" opacity={0.3} />
      <ContactShadow x={220} y={362} width={336} />
      <WalletBack />
      {/* Each as far above the next as its sign needs; cards keep their colours after dark. */}
      <g className="sheet">
        <UsedCard x={110} y={22} turn={2} scale={1.45} face={<GiftCard covered />} />
        <UsedCard x={107} y={74} turn={0.5} scale={1.45} face={<SmallCard covered />} />
        <UsedCard x={102} y={157} turn={-1} scale={1.45} face={<FullKycCard covered />} />
      </g>
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
