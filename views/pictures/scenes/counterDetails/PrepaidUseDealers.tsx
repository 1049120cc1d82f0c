import { Envelope } from '../../kit/documents/Envelope.tsx';
import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

/* The sales of two months, from the left edge and the top of each bar; the second is past the line of the target. */
const target = 70;
const floor = 206;
const months = [
  [294, 118],
  [342, 58],
] as const;

/** The target that a dealer has reached: the cup, the sales that rise past the line of the scheme, and the reward, a small card in an envelope. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="mint">
    <path d="M0 0H400V252H0z" className="green-soft" />
    <path
      d={`M286 ${target}H396`}
      className="stroke-marigold-ink"
      strokeWidth={3}
      strokeDasharray="2 8"
    />
    {months.map(([x, y]) => (
      <path
        key={x}
        d={`M${x} ${y}h38V${floor}h-38z`}
        className="green"
        opacity={y < target ? 1 : 0.4}
      />
    ))}
    <path d="M0 206H400V252H0z" className="green-soft" />
    <path d="M0 206H400V252H0z" className="green" opacity={0.3} />
    <Tick x={361} y={34} size={32} />
    <ContactShadow x={166} y={240} width={292} />
    <Trophy x={36} y={18} scale={0.98} />
    <At x={182} y={126} scale={0.36}>
      <Envelope x={0} y={0}>
        <At x={0} y={10} scale={0.64}>
          <CardFace tone="device-lift" ink="on-brand" groups={0} />
        </At>
      </Envelope>
    </At>
  </Scene>
);
