import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the number large, on two lines. */
export function CaseOnPaperNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <g className="sheet" transform="translate(16 14)">
        <Shadow width={128} height={190} radius={4} />
        <rect width={128} height={190} className="paper" />
        <path d="M0 0H128V10H0z" className="green" />
        <circle cx={30} cy={42} r={18} className="green" />
        <path d="M22 42l6 7 11-14" className="stroke-on-brand" strokeWidth={4} />
        <path d="M62 36h52M62 51h32" className="stroke-faint" strokeWidth={8} opacity={0.4} />
        <Label x={64} y={102} size={31} weight={800} spacing={0} anchor="middle">
          90070
        </Label>
        <Label x={64} y={136} size={31} weight={800} spacing={0} anchor="middle">
          XXXXX
        </Label>
      </g>
      <CaseGround narrow />
    </Scene>
  );
}
