import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of a company's letter, with the mobile number that its customers know. */
export function CaseOnPaper() {
  return (
    <Scene {...bitSize} ground="mint">
      <g className="sheet" transform="translate(18 16)">
        <Shadow width={204} height={140} radius={4} />
        <rect width={204} height={140} className="paper" />
        <path d="M0 0H204V8H0z" className="green" />
        <circle cx={30} cy={38} r={14} className="green" />
        <path d="M24 38l5 5 8-10" className="stroke-on-brand" strokeWidth={3} />
        <path d="M56 32h88M56 46h56" className="stroke-faint" strokeWidth={8} opacity={0.4} />
        <Label x={102} y={88} size={24} weight={800} anchor="middle">
          90070 XXXXX
        </Label>
      </g>
      <CaseGround />
    </Scene>
  );
}
