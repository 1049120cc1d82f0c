import { Receipt } from '../../kit/documents/Receipt.tsx';
import { PlaceName, ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { YearOfTransfers } from '../../kit/screens/YearOfTransfers.tsx';
import { CurrencyPill } from '../../kit/shapes/CurrencyPill.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The first and the last are beside the drawing, where a page shows more than it. */
const peaks: readonly Peak[] = [
  [-150, 196, 150],
  [560, 176, 170],
  [24, 252, 110],
  [354, 150, 170],
  [214, 246, 100],
];

const meadow = 'M-400 330C-160 350 -60 306 60 318S280 334 400 306 640 330 800 318V450H-400z';

/** What the customer pays at the counter, with the charge, and below it what the receiver holds beyond the mountains. */
export function NepalCharges() {
  return (
    <Scene width={400} height={440} ground="tint" grows="above">
      <circle cx={338} cy={72} r={42} className="marigold" opacity={0.24} />
      <circle cx={338} cy={72} r={29} className="marigold" />
      <Ranges peaks={peaks} />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.35} />
      <Receipt
        x={14}
        y={24}
        turn={-2}
        width={262}
        title="Counter in Kolkata"
        lines={[
          ['Sent', '₹15,000'],
          ['Charge, at most', '+ ₹100'],
        ]}
        total={['Paid in cash', '₹15,100']}
        large
      />
      <path
        d="M44 218C43 230 44 240 52 247M185 245C196 228 206 222 216 222S254 238 264 264"
        className="stroke-marigold"
        strokeWidth={5}
        strokeDasharray="1 11"
      />
      <path d="M256 268l12 10 5-15" className="stroke-marigold" strokeWidth={5} />
      <CurrencyPill x={60} y={236} scale={0.8} />
      <ReceiverWithNotes x={269} y={176} scale={1.26} />
      <PlaceName x={14} y={314} name="Sunita Thapa, Pokhara" amount="NPR 24,000" received />
      <YearOfTransfers y={396} />
    </Scene>
  );
}
