import { CheckSlot } from '../../kit/devices/CheckSlot.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { PanIdCard } from '../../kit/documents/PanIdCard.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { ResultTag } from '../../kit/shapes/ResultTag.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { panFields, panSpecimen } from '../services/panSpecimen.ts';

/** The head of the PAN API page for phones: the same, with the results below each other. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={392} ground="lilac">
      <Rings x={400} y={392} size={320} />
      <PanIdCard x={194} y={28} turn={2} {...panSpecimen} narrow />
      <ResultTag x={284} y={160} size={15} arrives>
        Valid
      </ResultTag>
      <ResultTag x={340} y={200} size={13.5}>
        Name matches
      </ResultTag>
      <ResultTag x={391} y={234} size={13.5}>
        Date of birth matches
      </ResultTag>
      <StepArrow x={300} y={298} length={26} turn={-90} />
      <CheckSlot x={208} y={300} width={182} height={42} size={13.5}>
        POST /v1/pan/verify
      </CheckSlot>
      <Phone x={10} y={18} width={172} height={440} time="">
        <AccountForm
          x={11}
          y={60}
          width={132}
          fields={panFields}
          size={15}
          captionSize={13}
          titleSize={15}
          step={62}
        />
      </Phone>
      <StepArrow x={170} y={321} length={34} />
      <PressingHand x={144} y={333} turn={66} scale={0.38} sleeve="marigold" />
    </Scene>
  );
}
