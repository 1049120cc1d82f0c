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
  ['Supplier', chain],
  ['Transporter', altered],
  ['Buyer', chain],
] as const;

/** The same three blocks in the books of three companies; one of them has changed the second in its copy. */
export const BlockchainCopies = () => (
  <Scene width={480} height={304} ground="mint" grows="around">
    {members.map(([name, blocks], index) => (
      <g key={name} transform={`translate(16 ${20 + index * 92})`}>
        <rect width={448} height={80} rx={16} className="surface" />
        <Label x={16} y={46} size={18} weight={700}>
          {name}
        </Label>
        {blocks === altered ? (
          <>
            <rect
              x={2}
              y={2}
              width={444}
              height={76}
              rx={14}
              className="stroke-red"
              strokeWidth={4}
            />
            <circle cx={420} cy={40} r={13} className="red" />
            <Glyph name="x" x={411} y={31} size={18} tone="surface" bold />
          </>
        ) : (
          <Tick x={420} y={40} size={26} />
        )}
        {blocks.map(([hash, tone], block) => (
          <g key={hash} transform={`translate(${132 + block * 92} 18)`}>
            {block > 0 && (
              <path
                d="M-9 22H-5"
                className={`stroke-${blocks === altered && block === 2 ? 'red' : 'faint'}`}
                strokeWidth={4}
              />
            )}
            <rect width={78} height={44} rx={8} className={soft[tone][0]} />
            <Label x={39} y={29} size={21} weight={700} tone={soft[tone][1]} anchor="middle" mono>
              {hash}
            </Label>
          </g>
        ))}
      </g>
    ))}
  </Scene>
);
