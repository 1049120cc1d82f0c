import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { type ArmPose, PersonActing } from '../../kit/people/PersonActing.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { PrayerFlags } from '../../kit/places/PrayerFlags.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const peaks: readonly Peak[] = [
  [396, 96, 190],
  [150, 70, 230],
];

const meadow = 'M0 262C110 232 250 262 440 246V400H0z';

/* From the door, and wider the nearer it comes. */
const path =
  'M99 290H109C116 316 150 330 240 340 300 348 330 372 340 400H150C160 366 120 320 99 290z';

const listening: ArmPose = {
  shoulder: [25, 70],
  elbow: [2, 84],
  wrist: [24, 46],
  thumb: 'right',
  hand: 'grips',
  children: <rect x={22} y={22} width={8} height={28} rx={3} className="device" />,
};

const holding: ArmPose = {
  shoulder: [71, 70],
  elbow: [86, 106],
  wrist: [66, 120],
  thumb: 'right',
  children: (
    <g className="sheet">
      <Banknotes x={8} y={99} turn={-8} count={3} scale={0.27} />
    </g>
  ),
};

const waving: ArmPose = { shoulder: [71, 70], elbow: [90, 92], wrist: [100, 60], thumb: 'left' };

/** The family in Nepal: the receiver of the page, who telephones with the cash in her hand, and her son, who waves, before their house in the hills. */
export const NepalClosing = () => (
  <Scene {...closingSize} radius={0} ground="lilac" night="raised">
    <Ranges peaks={peaks} />
    <PrayerFlags x={-8} y={28} width={456} fall={-14} sag={24} count={19} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.5} />
    <path d={path} className="on-brand" opacity={0.3} />
    <ContactShadow x={104} y={290} width={130} />
    <HillHouse x={34} y={185} scale={0.72} />
    <ContactShadow x={260} y={382} width={106} />
    <ContactShadow x={364} y={382} width={84} />
    <PersonActing
      x={206}
      y={82}
      scale={1.13}
      hair="bun"
      clothes="red"
      looks="left"
      arms={[holding, listening]}
    />
    <PersonActing
      x={322}
      y={152}
      scale={0.87}
      hair="short"
      clothes="brand"
      hangs="left"
      arms={[waving]}
    />
  </Scene>
);
