import { Phone } from '../../kit/devices/Phone.tsx';
import { PanAnswer, PanCall } from '../../kit/documents/PanCheck.tsx';
import { panSpecimen } from '../../kit/documents/panSpecimen.ts';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the PAN API page for phones: the same, closer together. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={392} ground="lilac">
      <Rings x={400} y={392} size={320} />
      <PanCall x={206} y={304} width={180} height={42} size={13.5} reach={[24, 40]} />
      <Phone x={12} y={16} width={172} height={440} time="">
        <AccountForm
          x={9}
          y={44}
          width={136}
          fields={panSpecimen}
          size={15}
          captionSize={13}
          titleSize={14}
          step={56}
        />
      </Phone>
      <PanAnswer x={158} y={29} turn={-2} size="narrow" />
      <PressingHand x={143} y={290} turn={84} scale={0.4} sleeve="marigold" />
    </Scene>
  );
}
