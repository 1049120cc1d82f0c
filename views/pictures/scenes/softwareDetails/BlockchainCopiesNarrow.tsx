import { Portrait } from '../../kit/people/Portrait.tsx';
import { CopyMark, chainCopies, MemberChain } from '../../kit/records/chainCopies.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: each member above the chain of blocks that it holds. */
export function BlockchainCopiesNarrow() {
  return (
    <Scene width={400} height={556} ground="warm" grows="around">
      {chainCopies.map(({ name, isFalse, ...look }, row) => (
        <g key={name} transform={`translate(0 ${24 + row * 180})`}>
          {row > 0 && <path d="M24-15.500H376" className="stroke-line" />}
          <Portrait {...look} x={51} y={26} size={54} />
          <Label x={92} y={33} size={20} weight={700}>
            {name}
          </Label>
          <MemberChain x={24} y={83} scale={0.74} isFalse={isFalse} />
          <CopyMark x={358} y={110} size={36} isFalse={isFalse} />
        </g>
      ))}
    </Scene>
  );
}
