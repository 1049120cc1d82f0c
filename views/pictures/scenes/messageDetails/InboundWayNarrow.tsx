import {
  BulkSmsTall,
  ConfirmedOrder,
  KeywordPlate,
  SentText,
  ServerOrder,
} from '../../kit/screens/textRoute.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/* Where the text goes down, and where the reply comes up. */
const [down, up] = [116, 324] as const;

/* Where what carries both stands, and the middle of the gaps above and below it. */
const plate = 254;
const [above, below] = [232, 400] as const;

const arrows = [
  [down, above, 90],
  [down, below, 90],
  [up, below, -90],
  [up, above, -90],
] as const;

/** The same for phones: down to the server at the left, and back up at the right. */
export function InboundWayNarrow() {
  return (
    <Scene width={400} height={642} ground="none" night="rimmed">
      <path d={`M${down} 190V500H${up}V190`} className="stroke-marigold" strokeWidth={5} />
      <Panel x={0} y={0} width={400} height={210} flat>
        <path d="M0 48V16A16 16 0 0116 0H384a16 16 0 0116 16V48z" fill="url(#sheen)" />
        <Label x={20} y={31} size={18} weight={700} tone="on-brand">
          Your customer’s phone
        </Label>
        <SentText x={24} y={104} />
        <ConfirmedOrder x={208} y={81} />
      </Panel>
      <KeywordPlate x={0} y={plate} />
      <BulkSmsTall x={248} y={plate} />
      <ServerOrder x={0} y={422} width={400} height={220} />
      {arrows.map(([x, y, turn]) => (
        <StationArrow key={`${x} ${y}`} x={x} y={y} turn={turn} scale={1.15} />
      ))}
    </Scene>
  );
}
