import { CheckSlot } from '../../kit/devices/CheckSlot.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { PanIdCard } from '../../kit/documents/PanIdCard.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { ResultTag } from '../../kit/shapes/ResultTag.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Disc, Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { panFields, panSpecimen } from './panSpecimen.ts';

/** A customer sends the form of an app; the call goes to a specimen card, over which the results lie. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="lilac">
      <Rings x={640} y={520} size={420} />
      <Disc x={456} y={116} size={96} />
      <PanIdCard x={288} y={36} turn={2} {...panSpecimen} />
      <ResultTag x={612} y={256} size={16}>
        Name matches
      </ResultTag>
      <ResultTag x={612} y={304} size={16}>
        Date of birth matches
      </ResultTag>
      <ResultTag x={384} y={268} size={19} arrives>
        Valid
      </ResultTag>
      <StepArrow x={336} y={406} length={64} turn={-90} />
      <CheckSlot x={304} y={416} width={312} height={60} size={20}>
        POST /v1/pan/verify
      </CheckSlot>
      <Phone x={24} y={38} width={250} height={560} time="11:42">
        <AccountForm
          x={16}
          y={86}
          width={200}
          fields={panFields}
          size={18}
          captionSize={15}
          titleSize={21}
          step={76}
        />
      </Phone>
      <StepArrow x={252} y={446} length={48} />
      <PressingHand x={204} y={428} turn={62} scale={0.5} sleeve="marigold" />
    </Scene>
  );
}
