import { TransferSequence } from '../../kit/shapes/TransferSequence.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const sent = 'Sent at 12:08';

/** The same for a phone: each mode from the top down, and beside the other. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={400}>
      <TransferSequence
        x={16}
        y={16}
        name="IMPS"
        sent={sent}
        after={46}
        moves={['Moves', 'at 12:08']}
        back={['Not credited:', 'reversed', 'by T+1']}
        nextDay
      />
      <TransferSequence
        x={206}
        y={16}
        name="NEFT"
        sent={sent}
        after={86}
        moves={['Moves with', 'the 12:30', 'batch']}
        back={['Not credited:', 'back by 14:30']}
      />
    </Scene>
  );
}
