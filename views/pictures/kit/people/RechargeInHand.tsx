import { RechargeDone } from '../screens/RechargeDone.tsx';
import { LabelledField } from '../shapes/LabelledField.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PhoneInPalm } from './PhoneInPalm.tsx';

const rise = 34;

/** A customer’s phone after a recharge, 132 × 246, held up in her hand, whose arm comes from below, to 374. */
export const RechargeInHand = (place: Place) => (
  <At {...place}>
    <Shadow width={140} height={240} />
    <PhoneInPalm x={0} y={rise} rise={rise}>
      <rect x={44} y={7} width={26} height={8} rx={4} className="deep" />
      <RechargeDone x={57} y={46} size={46} words={20} scale={0.64} />
      <path d="M16 153H98" className="stroke-line" />
      <LabelledField
        x={57}
        y={175}
        label="Number"
        value="98300 XXXXX"
        size={12.8}
        captionSize={12.7}
        anchor="middle"
      />
    </PhoneInPalm>
    <Sleeve />
  </At>
);

/* It begins over the wrist and widens towards the elbow, which is not seen. */
const Sleeve = () => (
  <At x={0} y={rise}>
    <path d="M40 254Q70 262 103 254L120 340H18z" className="marigold" />
    <path
      d="M38.500 262Q70 270 104.500 262"
      className="stroke-on-brand"
      strokeWidth={7}
      strokeLinecap="butt"
    />
  </At>
);
