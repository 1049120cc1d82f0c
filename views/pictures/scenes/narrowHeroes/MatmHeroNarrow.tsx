import { CardInSlot } from '../../kit/devices/CardInSlot.tsx';
import { EnteredPin } from '../../kit/devices/PinEntry.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** The head of the mobile ATM page for phones: the card in the reader, and beside it the answer and the cash that is paid. */
export function MatmHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="warm">
      <Rings x={100} y={140} size={260} tone="marigold-soft" />
      <PinReader x={24} y={24} scale={0.98}>
        <EnteredPin />
      </PinReader>
      <CardInSlot digits="7302" x={48} y={253} scale={0.9} />
      <Panel x={204} y={24} width={176} height={148}>
        <Label x={88} y={38} size={17} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={88} y={84} size={40} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={88} y={102} anchor="middle" size={16} was="Waiting">
          Approved
        </TurningPill>
      </Panel>
      <Hand x={284} y={298} turn={-4} scale={0.57} sleeve="green">
        <Banknotes x={-158} y={-36} count={4} value="₹500" scale={1.1} />
      </Hand>
    </Scene>
  );
}
