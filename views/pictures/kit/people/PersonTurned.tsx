import { type ReactNode, useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import type { ArmPose } from './PersonActing.tsx';
import { type FigureProps, sleevesOf } from './PersonBody.tsx';
import { type TurnedHair, TurnedHead } from './TurnedHead.tsx';

interface PersonTurnedProps
  extends Place,
    Pick<FigureProps, 'clothes' | 'skin' | 'grey' | 'glasses'> {
  readonly hair?: TurnedHair;
  /** At what the hands do. */
  readonly looksDown?: boolean;
  /** The arm beyond the body and the one before it: without it, the body hides it or the scene draws it. */
  readonly far?: ArmPose;
  readonly near?: ArmPose;
  /** Where a counter hides the body, but not the hands on it. */
  readonly hiddenFrom?: number;
  /** What both hands hold, between the arms. */
  readonly children?: ReactNode;
}

/* Where the near arm lies before the body: along the upper edge of a short sleeve, or down to the elbow and along a long one. */
const shortFold = ({ shoulder: [x, y], elbow: [toX, toY] }: ArmPose) => {
  const [down, over] = [toY - y, toX - x];
  const edge = 8.4 / Math.hypot(over, down);
  const at = (share: number) =>
    `${(x + over * share + down * edge).toFixed(1)} ${(y + down * share - over * edge).toFixed(1)}`;
  return `M${at(0.2)}L${at(0.5)}`;
};
const longFold = ({ shoulder: [x, y], elbow, wrist }: ArmPose) =>
  `M${x + 8.5} ${y + 4}L${elbow[0] + 8.5} ${elbow[1] - 4}L${elbow[0] * 0.2 + wrist[0] * 0.8 + 5} ${elbow[1] * 0.2 + wrist[1] * 0.8 - 6}`;

/** Somebody turned to the right, 96 × 200 to below the hip: the shoulders are at 35,70 and 62,70. */
export function PersonTurned(props: PersonTurnedProps) {
  const {
    clothes = 'brand',
    hair = 'bun',
    skin = 'skin',
    grey,
    glasses,
    looksDown,
    far,
    near,
    children,
    ...place
  } = props;
  const seen = useId();
  const arm = sleevesOf({ clothes, skin, hair });
  return (
    <At {...place}>
      {far && <Arm {...arm} {...far} />}
      <clipPath id={seen}>
        <path d={`M-60-40H160V${props.hiddenFrom ?? 264}H-60z`} />
      </clipPath>
      <g clipPath={`url(#${seen})`}>
        <path
          d="M25 76c0-15 7-22 17-25.500h11c9 2.500 15 9 16 20l-3 24q-2 10 1 24l5 30 5 60H19l5-60 3-28z"
          className={clothes}
        />
        {hair === 'bun' ? <SariEnd /> : <Placket />}
        <At x={16.5} y={4} scale={0.5}>
          <TurnedHead
            hair={hair}
            skin={skin}
            grey={grey ?? false}
            glasses={glasses ?? false}
            looksDown={looksDown}
          />
        </At>
        {(hair === 'short' || hair === 'bob') && (
          <path d="M41 50.500L50 62l4-11.500" className="stroke-on-brand" strokeWidth={4} />
        )}
      </g>
      {children}
      {near && (
        <>
          <path
            d={hair === 'bun' ? shortFold(near) : longFold(near)}
            className="stroke-shade"
            strokeWidth={2.5}
            opacity={hair === 'bun' ? 0.22 : 0.34}
          />
          <Arm {...arm} {...near} />
        </>
      )}
    </At>
  );
}

/** From the hip over the far shoulder, and the pleats below. */
const SariEnd = () => (
  <>
    <path
      d="M27 114C43 103 54 80 55 52l8 4C68 74 66 92 62 100 52 120 42 130 25 137z"
      className="marigold"
    />
    <path
      d="M58 54C60 82 49 110 26.500 122M61 55.500C64 84 52 116 26 129.500"
      className="stroke-marigold-ink"
      strokeWidth={1.3}
      opacity={0.4}
    />
    <path d="M56 136l4 62M48 139l2 59" className="stroke-shade" strokeWidth={2} opacity={0.18} />
  </>
);

const Placket = () => (
  <path d="M50 63q3 20 2 36t2 36" className="stroke-shade" strokeWidth={2} opacity={0.16} />
);
