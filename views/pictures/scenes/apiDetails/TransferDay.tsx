import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What stands in a lane, from where or, at its end, up to where. */
const words = [
  [302, 66, 'Moves at 12:08', 'start'],
  [1074, 66, 'Not credited: reversed by T+1, the next day', 'end'],
  [408, 140, 'Moves with the 12:30 batch', 'start'],
  [904, 140, 'Not credited: back by 14:30', 'end'],
] as const;

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export function TransferDay() {
  return (
    <Scene width={1200} height={264}>
      <Panel x={24} y={24} width={1152} height={216}>
        {['IMPS', 'NEFT'].map((name, index) => (
          <Label key={name} x={32} y={68 + index * 74} size={24} weight={800}>
            {name}
          </Label>
        ))}
        <Label x={32} y={192} size={17} tone="muted">
          Sent at 12:08
        </Label>
        <TransferLanes
          x={220}
          y={0}
          width={868}
          lanes={[30, 104]}
          height={60}
          size={16}
          every={30}
        />
        {words.map(([x, y, text, anchor]) => (
          <Label key={text} x={x} y={y} size={17} weight={600} anchor={anchor}>
            {text}
          </Label>
        ))}
      </Panel>
    </Scene>
  );
}
