import {
  BulkSms,
  ConfirmedOrder,
  KeywordPlate,
  SentText,
  ServerCall,
} from '../../kit/screens/textRoute.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/* Where the text goes down, and where the reply comes up. */
const [down, up] = [284, 76] as const;

const arrows = [
  [down, 212, 90],
  [down, 396, 90],
  [up, 374, -90],
  [up, 234, -90],
] as const;

/** The same for phones: down to the server at the right, and back up at the left. */
export function InboundWayNarrow() {
  return (
    <Scene width={400} height={664} ground="none" night="rimmed">
      <path d={`M${down} 150V500H${up}V150`} className="stroke-marigold" strokeWidth={5} />
      <Panel x={0} y={0} width={400} height={184} flat>
        <path d="M0 48V16A16 16 0 0116 0H384a16 16 0 0116 16V48z" fill="url(#sheen)" />
        <Label x={20} y={31} size={18} weight={700} tone="on-brand">
          Your customer’s phone
        </Label>
        <ConfirmedOrder x={28} y={66} />
        <SentText x={232} y={104} />
      </Panel>
      <KeywordPlate x={168} y={240} />
      <BulkSms x={0} y={278} />
      <ServerCall x={0} y={424} width={400} height={240} step={32} />
      {arrows.map(([x, y, turn]) => (
        <StationArrow key={`${x} ${y}`} x={x} y={y} turn={turn} scale={1.15} />
      ))}
    </Scene>
  );
}
