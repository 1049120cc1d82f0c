import { Portrait } from '../../kit/people/Portrait.tsx';
import { ChainedBlock } from '../../kit/records/ChainedBlock.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const members = [
  ['Supplier', 'bun', 'brand', 'skin'],
  ['Transporter', 'turban', 'green', 'skin-deep'],
  ['Buyer', 'short', 'brand-lift', 'skin'],
] as const;

const original = ['7c1e', 'd208', '5e0a'] as const;
const changed = ['7c1e', 'b3f9', 'a41c'] as const;

/** Three members with a chain of blocks each; that of the transporter is broken where a block was changed. */
export function BlockchainCopies() {
  return (
    <Scene width={480} height={304} ground="mint" grows="around">
      {members.map(([name, hair, clothes, skin], row) => {
        const isFalse = name === 'Transporter';
        return (
          <g key={name} transform={`translate(0 ${row * 97})`}>
            {row > 0 && <path d="M20 6.500H460" className="stroke-line" />}
            <Portrait x={60} y={46} size={58} hair={hair} clothes={clothes} skin={skin} />
            <Label x={60} y={96} size={15.5} weight={700} anchor="middle">
              {name}
            </Label>
            {(isFalse ? changed : original).map((hash, index) => (
              <ChainedBlock
                key={hash}
                x={136 + index * 102}
                y={36}
                scale={0.72}
                kind={isFalse && index > 0 ? 'changed' : 'plain'}
                {...(index > 0 && { link: isFalse && index === 1 ? 'broken' : 'whole' })}
              >
                {hash}
              </ChainedBlock>
            ))}
            {isFalse ? (
              <>
                <circle cx={440} cy={58} r={17} className="red" />
                <Glyph name="x" x={429} y={47} size={22} tone="surface" bold />
              </>
            ) : (
              <Tick x={440} y={58} size={34} />
            )}
          </g>
        );
      })}
    </Scene>
  );
}
