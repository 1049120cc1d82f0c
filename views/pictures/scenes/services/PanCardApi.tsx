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
      <Disc x={456} y={152} size={96} />
      <PanIdCard x={288} y={76} turn={2} {...panSpecimen} />
      <ResultTag x={632} y={134} size={14.5}>
        Name matches
      </ResultTag>
      <ResultTag x={626} y={192} size={14.5}>
        Date of birth matches
      </ResultTag>
      <ResultTag x={402} y={280} size={19} arrives>
        Valid
      </ResultTag>
      <StepArrow x={470} y={378} length={70} turn={-90} />
      <CheckSlot x={304} y={382} width={312} height={60} size={20}>
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
      <StepArrow x={252} y={412} length={48} />
      <PressingHand x={214} y={424} turn={62} scale={0.5} sleeve="marigold" />
    </Scene>
  );
}
