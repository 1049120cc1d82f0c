import { Portrait } from '../../kit/people/Portrait.tsx';
import { CopyMark, chainCopies, MemberChain } from '../../kit/records/chainCopies.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Three members with a chain of blocks each; that of the transporter is broken where a block was changed. */
export function BlockchainCopies() {
  return (
    <Scene width={480} height={352} ground="warm" grows="around">
      {chainCopies.map(({ name, isFalse, ...look }, row) => (
        <g key={name} transform={`translate(0 ${24 + row * 110})`}>
          {row > 0 && <path d="M28-12.500H452" className="stroke-line" />}
          <Portrait {...look} x={76} y={29} size={58} />
          <Label x={76} y={78} size={16} weight={700} anchor="middle">
            {name}
          </Label>
          <MemberChain x={140} y={22} scale={0.66} isFalse={isFalse} />
          <CopyMark x={438} y={45} size={36} isFalse={isFalse} />
        </g>
      ))}
    </Scene>
  );
}
