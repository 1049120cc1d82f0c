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
const altered: readonly Fingerprint[] = [
  ['7c1e', 'brand'],
  ['b3f9', 'red'],
  ['5e0a', 'green'],
];

const members = [
  ['Supplier', 'store', chain],
  ['Transporter', 'car', altered],
  ['Buyer', 'home', chain],
  ['Bank', 'bank', chain],
] as const;

/** The same three blocks in the books of four companies; one of them has changed its copy. */
export function BlockchainCopies() {
  return (
    <Scene width={480} height={480} ground="mint" grows="around">
      {members.map(([name, glyph, blocks], index) => {
        const isAltered = blocks === altered;
        return (
          <g key={name} transform={`translate(24 ${20 + index * 114})`}>
            <rect width={432} height={98} rx={16} className="surface" />
            {isAltered && (
              <rect
                x={2}
                y={2}
                width={428}
                height={94}
                rx={14}
                className="stroke-red"
                strokeWidth={4}
              />
            )}
            <Glyph name={glyph} x={20} y={12} size={22} tone="muted" />
            <Label x={52} y={31} size={18} weight={700}>
              {name}
            </Label>
            {isAltered ? (
              <>
                <Label x={380} y={30} size={17} weight={700} tone="red" anchor="end">
                  does not match
                </Label>
                <circle cx={404} cy={25} r={13} className="red" />
                <Glyph name="x" x={395} y={16} size={18} tone="surface" bold />
              </>
            ) : (
              <Tick x={404} y={25} size={26} />
            )}
            {blocks.map(([hash, tone], block) => (
              <g key={hash} transform={`translate(${16 + block * 138} 46)`}>
                {block > 0 && (
                  <path
                    d="M-10 21H-4"
                    className={`stroke-${isAltered && block === 2 ? 'red' : 'faint'}`}
                    strokeWidth={4}
                  />
                )}
                <rect width={124} height={42} rx={8} className={soft[tone][0]} />
                <Label
                  x={62}
                  y={28}
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
