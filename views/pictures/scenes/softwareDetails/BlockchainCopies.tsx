import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import type { Tone } from '../../palette.ts';
import { soft } from '../../palette.ts';

type Fingerprint = readonly [hash: string, tone: Tone];

const chain: readonly Fingerprint[] = [
  ['7c1e', 'brand'],
  ['d208', 'marigold'],
  ['5e0a', 'green'],
];
/* What changes a block changes the fingerprints of all that follow. */
const altered: readonly Fingerprint[] = [
  ['7c1e', 'brand'],
  ['b3f9', 'red'],
  ['a41c', 'red'],
];

const members = [
  ['Supplier', 'store', chain],
  ['Transporter', 'truck', altered],
  ['Buyer', 'home', chain],
] as const;

/** The same three blocks in the books of three companies; one of them has changed the second in its copy. */
export function BlockchainCopies() {
  return (
    <Scene width={560} height={304} ground="mint" grows="around">
      {members.map(([name, glyph, blocks], index) => {
        const isAltered = blocks === altered;
        return (
          <g key={name} transform={`translate(24 ${24 + index * 90})`}>
            <rect width={512} height={76} rx={16} className="surface" />
            {isAltered && (
              <>
                <rect
                  x={2}
                  y={2}
                  width={508}
                  height={72}
                  rx={14}
                  className="stroke-red"
                  strokeWidth={4}
                />
                <circle cx={476} cy={38} r={14} className="red" />
                <Glyph name="x" x={467} y={29} size={18} tone="surface" bold />
              </>
            )}
            {!isAltered && <Tick x={476} y={38} size={28} />}
            <Glyph name={glyph} x={20} y={26} size={24} tone="muted" />
            <Label x={54} y={44} size={18} weight={700}>
              {name}
            </Label>
            {blocks.map(([hash, tone], block) => (
              <g key={hash} transform={`translate(${176 + block * 92} 18)`}>
                {block > 0 && (
                  <path
                    d="M-9 20H-5"
                    className={`stroke-${isAltered && block === 2 ? 'red' : 'faint'}`}
                    strokeWidth={4}
                  />
                )}
                <rect width={78} height={40} rx={8} className={soft[tone][0]} />
                <Label
                  x={39}
                  y={27}
                  size={20}
                  weight={700}
                  tone={soft[tone][1]}
                  anchor="middle"
                  mono
                >
                  {hash}
                </Label>
              </g>
            ))}
          </g>
        );
      })}
    </Scene>
  );
}
