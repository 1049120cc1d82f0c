import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { type LookProps, PersonHead } from './PersonHead.tsx';
import { RestingArm, Sleeve } from './RestingArm.tsx';
import { TurnedHead } from './TurnedHead.tsx';

interface KeeperPresentingProps extends Place, Pick<LookProps, 'hair' | 'moustache'> {
  /** He has short hair and looks at what he shows, not at the visitor. */
  readonly turned?: boolean;
}

/** A keeper behind his counter, who shows what stands close to his left hand; the tip of his finger is at 164,100: draw the counter first, its far edge at 140. */
export const KeeperPresenting = ({
  hair = 'turban',
  moustache = false,
  turned,
  ...place
}: KeeperPresentingProps) => (
  <At {...place}>
    <path d="M26 141V100L30 92 46 88.400 53 95H73L80 88.400 96 92 100 100V141z" className="green" />
    {/* Bent a little towards what he shows, around the neck. */}
    <At x={6.5} y={-4} turn={4}>
      {turned ? (
        <TurnedHead hair="short" />
      ) : (
        <PersonHead hair={hair} moustache={moustache} looks="right" />
      )}
    </At>
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <ellipse cx={67} cy={151} rx={76} ry={5} className="deep" opacity={0.34} />
    <RestingArm clothes="green" />
    <ShowingArm />
  </At>
);

/* Its elbow is on the counter, and its forearm rises beside the upper arm. */
const ShowingArm = () => (
  <>
    <HandAt x={135} y={111} turn={-20} pose="points" skin="skin" />
    <Sleeve
      clothes="green"
      d="M95 92C107 94 116 101 118.500 112L120 118Q121.500 122 123.500 117.500L127 108.500 143 114.500 133 142Q129 151.500 119 152 108 152.500 103 144 96 131 92 116 88 99 95 92z"
      inner="M95 92Q88 99 92 116 96 131 103 144"
    />
    <path
      d="M127.300 107.800L143.300 113.800"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
