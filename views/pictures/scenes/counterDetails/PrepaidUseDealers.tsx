import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

const bars = [
  [268, 136],
  [326, 178],
] as const;

/** The target that a dealer has reached: the cup, the card with the reward that stands against its foot, and the bars of the sales. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="mint">
    <path d="M0 0H400V252H0z" className="green-soft" />
    {bars.map(([x, height]) => (
      <rect
        key={x}
        x={x}
        y={206 - height}
        width={42}
        height={height}
        className="green"
        opacity={0.4}
      />
    ))}
    <path d="M0 206H400V252H0z" className="green-soft" />
    <path d="M0 206H400V252H0z" className="green" opacity={0.3} />
    <ContactShadow x={200} y={240} width={290} />
    <Trophy x={48} y={18} scale={0.98} />
    <UsedCard
      x={150}
      y={146}
      scale={0.94}
      face={<CardFace tone="device-lift" ink="on-brand" groups={0} />}
    />
  </Scene>
);
