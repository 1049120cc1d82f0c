import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const toTheDoor = 'M74 172Q89 168 89 106M78 119L89 106 100 119';

/** The same for phones: the coin lies before the bank, and one short arc leads from it to the door. */
export const RechargeSellsTransferNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <path d="M0 110H160V200H0z" className="brand-lift" opacity={0.4} />
    <ellipse cx={89} cy={126} rx={62} ry={5} className="shade" />
    <BankFront x={28} y={14} scale={0.51} />
    {/* Light around it, because it runs over the steps, which are as dark as it. */}
    <path d={toTheDoor} className="stroke-on-brand" strokeWidth={11} />
    <path d={toTheDoor} className="stroke-marigold" strokeWidth={5.5} />
    <ellipse cx={38} cy={190} rx={28} ry={4} className="shade" />
    <RupeeCoin x={38} y={164} radius={25} />
  </Scene>
);
