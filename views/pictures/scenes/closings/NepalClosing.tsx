import { type ArmPose, PersonActing } from '../../kit/people/PersonActing.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { PrayerFlags } from '../../kit/places/PrayerFlags.tsx';
import { ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const peaks: readonly Peak[] = [
  [400, 84, 190],
  [196, 40, 240],
];

const meadow = 'M0 292C110 262 250 292 440 268V400H0z';

const waving: ArmPose = { shoulder: [71, 70], elbow: [90, 92], wrist: [100, 60], thumb: 'left' };

/** The family in Nepal: the receiver of the page with the cash, and her son, who waves, side by side before their house in the hills. */
export const NepalClosing = () => (
  <Scene {...closingSize} radius={0} ground="lilac" night="raised">
    <Ranges peaks={peaks} />
    <PrayerFlags x={-8} y={40} width={456} fall={-30} sag={30} count={19} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.5} />
    <ContactShadow x={118} y={322} width={220} />
    <HillHouse x={14} y={160} scale={1.06} />
    <ContactShadow x={289} y={372} width={92} />
    <ContactShadow x={372} y={372} width={76} />
    <ReceiverWithNotes x={241} y={102} scale={1.02} />
    <PersonActing
      x={334}
      y={164}
      scale={0.79}
      hair="short"
      clothes="brand"
      hangs="left"
      arms={[waving]}
    />
  </Scene>
);
