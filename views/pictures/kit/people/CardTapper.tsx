import { CardFace } from '../money/CardFace.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { PersonBody } from './PersonBody.tsx';

const sleeves = { clothes: 'red', skin: 'skin', sleeve: 'short', bend: 13 } as const;

/** A customer in a sari who taps with her card at the left, 96 × 264; cut her at the waist. */
export const CardTapper = (place: Place) => (
  <At {...place}>
    <PersonBody hair="bun" clothes="red" looks="left" />
    {/* How the end of the sari falls. */}
    <path
      d="M26 58C32 86 48 114 74 133M22.500 60C29 92 46 122 74 144"
      className="stroke-marigold-ink"
      strokeWidth={1}
      opacity={0.35}
    />
    <path d="M62.500 74L68 100" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
    <Arm {...sleeves} shoulder={[70, 70]} elbow={[80, 112]} wrist={[60, 122]} thumb="right" />
    <path d="M33.500 74L28 98" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
    <Arm {...sleeves} shoulder={[26, 70]} elbow={[14, 114]} wrist={[5, 80]} thumb="right">
      <At x={-12} y={76} turn={-84} scale={0.095}>
        <CardFace tone="green-ink" ink="on-brand" groups={0} />
      </At>
    </Arm>
  </At>
);
