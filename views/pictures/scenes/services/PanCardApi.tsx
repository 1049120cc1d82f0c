import { Phone } from '../../kit/devices/Phone.tsx';
import { PanAnswer, PanCall } from '../../kit/documents/PanCheck.tsx';
import { panSpecimen } from '../../kit/documents/panSpecimen.ts';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { Disc, Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A customer sends the form of an app; the answer lies over it, a card on which each field is ticked. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="lilac">
      <Rings x={640} y={520} size={420} />
      <Disc x={452} y={104} size={96} />
      <PanCall x={324} y={420} width={264} height={48} size={18} reach={[56, 56]} />
      <Phone x={28} y={28} width={250} height={560} time="11:42">
        <AccountForm
          x={16}
          y={70}
          width={200}
          fields={panSpecimen}
          size={18}
          captionSize={15}
          titleSize={18.5}
          step={76}
        />
      </Phone>
      <PanAnswer x={226} y={40} turn={-2} />
      <PressingHand x={208} y={396} turn={78} scale={0.5} sleeve="marigold" />
    </Scene>
  );
}
