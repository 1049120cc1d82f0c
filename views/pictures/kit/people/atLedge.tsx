import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { HeldPhone } from './HeldPhone.tsx';
import { PersonBust } from './Person.tsx';
import type { LookProps } from './PersonHead.tsx';

interface AtLedgeProps extends Place, LookProps {
  readonly clothes: Colour;
}

interface RestingArmProps extends Pick<AtLedgeProps, 'clothes'> {
  /** How far the forearm reaches to the right. */
  readonly reach?: number;
}

/* What is seen of the body between the arms, below the bust. */
const Waist = ({ clothes }: Pick<AtLedgeProps, 'clothes'>) => (
  <path d="M9 139.500H117V154H9z" className={clothes} />
);

/* The left arm from the shoulder, its forearm flat on the ledge, and its open hand. */
const RestingArm = ({ clothes, reach = 0 }: RestingArmProps) => (
  <>
    <HandAt x={43 + reach} y={145} turn={3} pose="open" skin="skin" />
    <path
      d={`M44 90C26 92 15 101 9 112L-8 138Q-14 153 2 154L${40 + reach} 153.500 ${39 + reach} 136.500 25 134 36 112z`}
      className={clothes}
    />
    <path
      d={`M${39 + reach} 136.800L${40 + reach} 153.200`}
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
    <path d="M34 106Q33 118 25 133" className="stroke-shade" strokeWidth={1.6} opacity={0.28} />
  </>
);

/** Somebody behind a ledge with both forearms on it, one hand on the other, 126 × 154; the ledge begins at 154. */
export const PersonResting = ({ clothes, hair = 'short', ...place }: AtLedgeProps) => (
  <At {...place}>
    <PersonBust x={0} y={0} hair={hair} clothes={clothes} />
    <Waist clothes={clothes} />
    <RestingArm clothes={clothes} />
    <At x={0} y={0} mirrored={126}>
      <RestingArm clothes={clothes} />
    </At>
  </At>
);

/* Its upper arm goes down to the elbow on the ledge, and its forearm up from there to the wrist at 145,112. */
const ProppedSleeve = ({ clothes }: Pick<AtLedgeProps, 'clothes'>) => (
  <>
    <path
      d="M82 90C102 92 112 101 118 111L125 122 130.500 112 160.500 113 157 138Q154 154 138 154 126 154 118 147L102 132z"
      className={clothes}
    />
    <path
      d="M130 113.500Q145 118 160.500 114"
      className="stroke-on-brand"
      strokeWidth={4.5}
      strokeLinecap="butt"
    />
    <path
      d="M99 105Q100 119 108 132M125 122L128 138"
      className="stroke-shade"
      strokeWidth={1.6}
      opacity={0.28}
    />
  </>
);

/** Somebody behind a ledge, one forearm on it, who holds up a phone at the right, 172 × 154; the ledge begins at 154. */
export const PersonShowingPhone = ({
  clothes,
  hair = 'short',
  looks,
  children,
  ...place
}: AtLedgeProps & { readonly looks?: 'left' | 'right'; readonly children: ReactNode }) => (
  <At {...place}>
    <PersonBust x={0} y={0} hair={hair} looks={looks} clothes={clothes} />
    <Waist clothes={clothes} />
    <RestingArm clothes={clothes} reach={8} />
    <HeldPhone
      x={120}
      y={12}
      lit
      skin="skin"
      sleeve={
        <At x={-120} y={-12}>
          <ProppedSleeve clothes={clothes} />
        </At>
      }
    >
      {children}
    </HeldPhone>
  </At>
);
