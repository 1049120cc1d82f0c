import {
  CashFlowAlone,
  MovingRate,
  NeedAndReplies,
  SharedRecord,
  wordCard,
} from '../../kit/records/aimWords.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** In the order of the words beside. */
const words = [
  { x: 24, y: 24, tone: 'sheen', number: 'surface', Drawing: SharedRecord },
  { x: 272, y: 24, tone: 'surface', number: 'brand', Drawing: MovingRate },
  { x: 24, y: 244, tone: 'marigold-soft', number: 'brand', Drawing: NeedAndReplies },
  { x: 272, y: 244, tone: 'green-soft', number: 'brand', Drawing: CashFlowAlone },
] as const;

/** The aim word by word, each with the number that it has beside: a shared record, a rate, replies, and cash flow. */
export function AboutAim() {
  return (
    <Scene width={520} height={464} ground="dusk" grows="around">
      {words.map(({ x, y, tone, number, Drawing }, index) => (
        <Panel key={`${x} ${y}`} x={x} y={y} {...wordCard} tone={tone} flat>
          <Drawing />
          <circle cx={30} cy={30} r={14} className={number} />
          <Label
            x={30}
            y={36}
            size={17}
            weight={800}
            tone={number === 'brand' ? 'on-brand' : 'brand'}
            anchor="middle"
          >
            {String(index + 1)}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
